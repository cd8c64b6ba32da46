/** Both addresses show one screen, the layout around this: what is typed there is kept from one to the other. */
export default function SettingsAddress() {
  return null
}
