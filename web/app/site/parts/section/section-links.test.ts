import { type HomeSectionId, homeSectionIds, listLinks, type PageLink, type SiteLink } from '@busbar/contract'
import { expect, test } from 'vitest'
import { addressOf, footerLists, linksOn, shownLinks } from './section-links.ts'

const all = [...homeSectionIds]
const without = (...hidden: string[]) => all.filter((id) => !hidden.includes(id))
const menuLinks = (chosen: SiteLink[] | null, shown: HomeSectionId[], pages: PageLink[] = []) =>
  shownLinks(chosen, 'inMenu', shown, pages)
const footerLinks = (chosen: SiteLink[] | null, shown: HomeSectionId[], pages: PageLink[] = []) =>
  shownLinks(chosen, 'inFooter', shown, pages)
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

test('V4: what a firm adds comes after the sections', () => {
  const about = { label: 'About us', link: '/about-us', inMenu: true, inFooter: false }
  const quality = { label: 'Quality', link: '/about-us/quality', inMenu: false, inFooter: true }
  const pages = [about, quality]
  expect(labels(menuLinks(null, ['services', 'contact'], pages))).toEqual([
    'Home',
    'Services',
    'Contact',
    'About us',
  ])
  expect(footerLinks(null, ['contact', 'services'], pages).at(-1)).toEqual({
    label: 'Quality',
    address: '/about-us/quality',
    section: undefined,
  })
  expect(menuLinks([], all, pages)).toEqual([])
})

test('V4: the menu and the footer lead to the lists that have something in them, unless other links were chosen', () => {
  const lists = listLinks(['/references', '/news'])
  expect(labels(footerLinks(null, all, lists)).slice(-3)).toEqual(['Contact Us', 'References', 'News'])
  expect(labels(menuLinks(null, all, lists)).slice(-3)).toEqual(['Contact', 'References', 'News'])
  expect(labels(menuLinks(null, all, listLinks([])))).toHaveLength(7)
  expect([menuLinks([], all, lists), footerLinks([], all, lists)]).toEqual([[], []])
})

test('S4: the footer has six quick links, and what a firm adds in a list of its own', () => {
  const quality = { label: 'Quality', link: '/about-us/quality', inMenu: false, inFooter: true }
  const added = [quality, ...listLinks(['/references', '/news'])]
  const { quick, more } = footerLists(footerLinks(null, all, added))
  expect(labels(quick)).toEqual(['Services', 'Products', 'Categories', 'Our Team', 'Partners', 'Contact Us'])
  expect(labels(more)).toEqual(['Quality', 'References', 'News'])
  const chosen = [
    { label: 'Shop', link: 'https://shop.example/' },
    { label: 'Write', link: '/contact' },
  ]
  const lists = footerLists(footerLinks(chosen, all))
  expect([labels(lists.quick), labels(lists.more)]).toEqual([['Write'], ['Shop']])
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

test('V: on the page of the contact form the link to it stays there', () => {
  const contactOn = (path: string) => linksOn(path, menuLinks(null, all)).at(-1)
  for (const path of ['/contact', '/contact/products/vdx-750'])
    expect(contactOn(path)).toEqual({ label: 'Contact', address: '#contact', isHere: true })
  for (const path of ['/', '/contacts', '/news'])
    expect(contactOn(path)).toMatchObject({ address: '/#contact', section: 'contact' })
  expect(linksOn('/contact', menuLinks(null, all))[1]).toMatchObject({ address: '/#services' })
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
