import { type Client, defaults, homeSectionIds, type SiteSettings } from '@busbar/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import SiteLayout from '../layout/layout.tsx'
import { readSite } from '../layout/shown-site.ts'
import Home from './home.tsx'

type Saved = Partial<Pick<SiteSettings, 'menu' | 'footerLinks' | 'words'>> & {
  sections?: object[]
  company?: object
  lists?: string[]
}

/** The home page without content, as it is rendered with these settings. */
async function render({ sections = all, company, lists = [], ...saved }: Saved = {}) {
  const api = {
    company: { get: () => (company ? Promise.resolve(company) : Promise.reject(new Error('none'))) },
    pages: { links: async () => [] },
    siteSettings: {
      get: async () => ({ homeSections: sections, words: {}, menu: null, footerLinks: null, ...saved }),
      homeSections: async () => sections,
      listPages: async () => lists,
    },
  } as unknown as Client
  const { site } = await readSite(api, 'https://volt.example')
  const Stub = createRoutesStub([
    {
      id: 'site/layout/layout',
      path: '/',
      Component: () => createElement(SiteLayout, { loaderData: site } as never),
      children: [
        {
          id: 'home',
          index: true,
          Component: () => createElement(Home, { loaderData: { hero: null, parts: {} } } as never),
        },
      ],
    },
  ])
  const hydrationData = { loaderData: { 'site/layout/layout': site } }
  return renderToStaticMarkup(createElement(Stub, { hydrationData, initialEntries: ['/'] }))
}

const section = (id: string, words: object = {}) => ({ id, heading: null, introduction: null, ...words })
const all = homeSectionIds.map((id) => section(id))
const sectionsIn = (html: string) =>
  [...html.matchAll(/<section[^>]*? id="([^"]+)"[^>]*?data-tone="(\w+)"/g)].map(([, id, tone]) => [id, tone])
const linksIn = (html: string, part: 'header' | 'footer') =>
  [
    ...(new RegExp(`<${part}.*?</${part}>`, 's').exec(html)?.[0] ?? '').matchAll(/<li><a([^>]*)>([^<]*)</g),
  ].map(([, attributes = '', label]) => `${label} ${/href="([^"]*)"/.exec(attributes)?.[1]}`)

test('shows the sections in the chosen order, each on the ground of its place, and not the others', async () => {
  const html = await render({ sections: [section('contact'), section('team'), section('services')] })
  expect(sectionsIn(html)).toEqual([
    ['contact', 'dark'],
    ['team', 'light'],
    ['services', 'dark'],
  ])
  expect(linksIn(html, 'header')).toEqual([
    'Home /#home',
    'Contact /#contact',
    'Team /#team',
    'Services /#services',
  ])
  expect(linksIn(html, 'footer')).toEqual(['Contact Us /#contact', 'Our Team /#team', 'Services /#services'])
})

test('prints own headings and introductions, and no introduction where it is empty', async () => {
  const html = await render({
    sections: [
      section('services', { heading: 'Our crafts', introduction: 'By hand.' }),
      section('team', { introduction: '' }),
    ],
  })
  expect(html).toMatch(/<h2[^>]*>Our crafts<\/h2><p[^>]*>By hand\.<\/p>/)
  expect(html).toMatch(/<h2[^>]*>The people behind it<\/h2><\/div>/)
})

test('the button of the hero leads to the first section where the one it names is hidden', async () => {
  const button = (html: string) => /href="([^"]*)" data-towards/.exec(html)?.[1]
  expect(button(await render())).toBe('/#services')
  expect(button(await render({ sections: [section('team')] }))).toBe('/#team')
  expect(await render({ sections: [] })).toMatch(/href="\/contact"[^>]*><span>Discover More/)
})

test('services that cannot be read are told in their section, with what to do @spec-184', async () => {
  const html = await render({ sections: [section('services')] })
  expect(html).toContain('Failed to load services')
  expect(html).toContain('Please try refreshing the page or contact support if the problem persists.')
})

test('prints the links that were chosen; those to sections follow the view', async () => {
  const html = await render({
    menu: [
      { label: 'People', link: '#team' },
      { label: 'Shop', link: 'https://shop.example/' },
    ],
    footerLinks: [],
  })
  expect(linksIn(html, 'header')).toEqual(['People /#team', 'Shop https://shop.example/'])
  expect(html).toContain('data-section="team"')
  expect(html).not.toContain('Quick links')
})

test('prints own words in every place that has some', async () => {
  const words = {
    heroYears: 'Years at sea',
    partnersInvitation: 'Sail with us?',
    contactButton: 'Hail us',
    contactPrivacy: 'Between us.',
    contactQuestions: 'Often asked',
    contactMap: 'Our harbour',
    newsletterHeading: 'Logbook',
    newsletterButton: 'Sign on',
    newsletterThanks: 'Welcome aboard.',
    footerLinksHeading: 'Courses',
  }
  const html = await render({ words })
  for (const word of Object.values(words)) expect(html).toContain(word)
  for (const standard of ['Years of experience', 'Send Message', 'Quick links', '>Newsletter<'])
    expect(html).not.toContain(standard)
})

test('V7: opening hours and the emergency number stand beside the form, and the number in the footer', async () => {
  const told = { emergencyPhone: '+44 114 496 0199', openingHours: 'Mo-Th 7:30-17:00\nFr 7:30-15:30' }
  const company = { ...defaults.company, heroImages: [], socialMedia: {}, logo: {}, ...told }
  const html = await render({ company })
  const section = /<section[^>]*id="contact".*?<\/section>/s.exec(html)?.[0]
  const footer = /<footer.*?<\/footer>/s.exec(html)?.[0]
  for (const part of [section, footer]) expect(part).toContain('href="tel:+441144960199"')
  expect(section).toContain(told.openingHours)
  expect(await render()).not.toMatch(/Emergency|Opening hours/)
})

test('V4: the links that the firm has added open in the bar and stand in the footer, and no id is there twice', async () => {
  const html = await render({ lists: ['/references', '/news'] })
  for (const part of ['header', 'footer'] as const) expect(linksIn(html, part)).toContain('News /news')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
