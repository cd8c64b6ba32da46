import { type Company, type MessageSettings, standardPrivacyText } from '@busbar/contract'

/** The standard privacy text as the editor takes it. */
export function standardPrivacyHtml(company: Company, { keepMonths }: Pick<MessageSettings, 'keepMonths'>) {
  return standardPrivacyText({ company, keepMonths })
    .flatMap(({ title, paragraphs }) => [
      `<h2>${escaped(title)}</h2>`,
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ])
    .join('')
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
