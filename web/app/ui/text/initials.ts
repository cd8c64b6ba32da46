/** The first letters of a name's first two words. */
export function initials(name: string) {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  // Spread by code point, so that no letter outside the basic plane is cut in half.
  const letters = words.slice(0, 2).map((word) => [...word][0])
  return letters.join('').toUpperCase() || '–'
}
