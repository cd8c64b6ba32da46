/** `callToAction` as files are named: `call-to-action`. */
export function kebabCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
