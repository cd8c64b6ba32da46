import { recordTexts } from '../records/record-texts.ts'

export const pagesTexts = recordTexts('pages', {
  subtitle: 'Pages of your own, each at an address you choose.',
  confirmDelete:
    'Are you sure you want to delete this page? The pages below it are moved to the trash with it, and restored with it.',
  head: { title: 'At the top', hint: 'Also shown when the page is shared.' },
  place: { title: 'Where it is', hint: 'If you move a page, its old address redirects to the new one.' },
  onPage: { title: 'On the page', hint: 'Below the title, in the order given here.' },
  listed: {
    title: 'Where visitors find it',
    hint: 'The menu and the footer show it, unless you have chosen their links yourself in the settings.',
  },
  introduction: 'Introduction',
  introductionHint: 'One or two sentences below the title. Search engines show them too.',
  parent: 'Below',
  parentHint: 'The page that this one belongs to.',
  noParent: 'No other page',
  inMenu: 'In the menu',
  inFooter: 'In the footer',
  links: 'Linked in',
  linkedIn: { inMenu: 'Menu', inFooter: 'Footer' },
})
