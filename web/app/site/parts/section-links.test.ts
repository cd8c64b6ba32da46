import { type HomeSectionId, homeSectionIds, type SiteLink } from '@busbar/contract'
import { expect, test } from 'vitest'
import { addressOf, shownLinks } from './section-links.ts'

const all = [...homeSectionIds]
const without = (...hidden: string[]) => all.filter((id) => !hidden.includes(id))
const menuLinks = (chosen: SiteLink[] | null, shown: HomeSectionId[]) => shownLinks(chosen, 'inMenu', shown)
const footerLinks = (chosen: SiteLink[] | null, shown: HomeSectionId[]) =>
  shownLinks(chosen, 'inFooter', shown)
const labels = (links: { label: string }[]) => links.map(({ label }) => label)

test('the menu and the footer name the sections that are shown, in their order', () => {
  expect(labels(menuLinks(null, all))).toEqual([
    'Home',
    'Services',
    'Products',
    'Categories',
    'Team',
    'Partners',
    'Contact',
  ])
  expect(labels(footerLinks(null, all)).slice(3)).toEqual(['Our Team', 'Partners', 'Contact Us'])
  const moved = ['team', ...without('team', 'products')] as typeof all
  expect(labels(menuLinks(null, moved))).toEqual([
    'Home',
    'Team',
    'Services',
    'Categories',
    'Partners',
    'Contact',
  ])
})

test('links that were chosen stand as they are, and say which section they lead to', () => {
  const chosen = [
    { label: 'What we do', link: '#services' },
    { label: 'Prices', link: '/#products' },
    { label: 'Shop', link: 'https://shop.example/' },
    { label: 'Write', link: '/contact' },
  ]
  expect(menuLinks(chosen, all)).toEqual([
    { label: 'What we do', address: '/#services', section: 'services' },
    { label: 'Prices', address: '/#products', section: 'products' },
    { label: 'Shop', address: 'https://shop.example/', section: undefined },
    { label: 'Write', address: '/contact', section: undefined },
  ])
  expect(menuLinks([], all)).toEqual([])
})

test('a link to a section that is not shown is left out, but the contact form has a page', () => {
  const chosen = [
    { label: 'People', link: '#team' },
    { label: 'Write', link: '#contact' },
  ]
  expect(footerLinks(chosen, without('team', 'contact'))).toEqual([
    { label: 'Write', address: '/contact', section: undefined },
  ])
  expect(addressOf('#services', without('services'))).toBe(null)
  expect(addressOf('/#home', [])).toBe('/#home')
  expect(addressOf('#own-anchor', [])).toBe('/#own-anchor')
})
