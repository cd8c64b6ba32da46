import { recordTexts } from '../records/record-texts.ts'

export const pagesTexts = recordTexts('pages', {
  subtitle: 'Pages of your own, each at the address that you give it.',
  confirmDelete:
    'Are you sure you want to delete this page? The pages below it go into the trash with it, and come back with it.',
  head: { title: 'At the top', hint: 'Also shown when the page is shared.' },
  place: { title: 'Where it is', hint: 'A page that moves leads visitors on from its old address.' },
  onPage: { title: 'On the page', hint: 'Below the title, in the order given here.' },
  listed: {
    title: 'Where visitors find it',
    hint: 'The menu and the footer show it unless you chose their links yourself in the settings.',
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
