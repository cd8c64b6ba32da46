/** One sign for what is typed in several ways: dashes, spaces, degrees, superscripts, and signs that look alike. */
export function plainText(written: string) {
  return written
    .replace(/[º˚]/g, '°')
    .replace(/[“”″]/g, '"')
    .replace(/⩾|≧/g, '≥')
    .replace(/⩽|≦/g, '≤')
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
