/** Whether somebody has typed a colour to its end. */
export function isColor(value: string) {
  return /^#[0-9a-f]{6}$/i.test(value)
}
