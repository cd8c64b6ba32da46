import { texts } from '@busbar/contract'

const { title, text, again } = texts.api.busyPage

/** A page that could not be made, which says only that. */
export function errorPage(sentence: string) {
  return page(sentence, `<h1>${sentence}</h1>`)
}

/** The same for one that the next try may bring: it tries by itself, and offers to. */
export function busyPage(seconds: number) {
  // As `href`, nothing is the address that was asked for, with its query.
  const body = `<h1>${title}</h1><p role="status">${text}</p><p><a href="">${again}</a></p>`
  return page(title, body, `<meta http-equiv="refresh" content="${seconds}">`)
}

function page(heading: string, body: string, head = '') {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}
<title>${heading}</title><style>${styles}</style></head><body><main>${body}</main></body></html>`
}

/** As nginx's own page for the same moment, which cannot be reached from here. */
const styles = `:root{color-scheme:dark}
body{min-height:100svh;box-sizing:border-box;margin:0;padding:32px;display:grid;place-items:center;background:#0b1420;
color:#e8ecf1;font:400 17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:min(100%,560px)}
h1{font-size:clamp(32px,8vw,48px);line-height:1.1;letter-spacing:-.02em;margin:0 0 16px}
p{color:#b4c0cd;margin:0 0 32px}
a{display:inline-block;padding:12px 20px;border-radius:6px;background:#ffb400;color:#0b1420;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid #38c6e8;outline-offset:3px}`
