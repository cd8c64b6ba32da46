import { expect, test } from 'vitest'
import { isSameScreen } from '../navigation.ts'
import { allSections, groupsOf, sectionAddress, sectionAt } from './sections.ts'

const at = (address: string, role: 'owner' | 'editor' = 'owner') => {
  const { pathname: path, searchParams } = new URL(address, 'https://busbar.example')
  return sectionAt({ path, tab: searchParams.get('tab'), field: searchParams.get('field'), role }).value
}

test('each section is found at its own address, and at every address it ever had', () => {
  for (const { value } of allSections) expect(at(sectionAddress(value))).toBe(value)
  for (const tab of ['general', 'social-media', 'hero-images', 'faq', 'admin-user'])
    expect(at(`/admin/settings?tab=${tab}`)).toBe(tab)
  for (const tab of ['website', 'location', 'enquiries', 'personal-data'])
    expect(at(`/admin/site-settings?tab=${tab}`)).toBe(tab)
})

test('an address without a section shows the first that its reader may change', () => {
  expect([at('/admin/settings'), at('/admin/site-settings'), at('/admin/settings?tab=nonsense')]).toEqual([
    'general',
    'website',
    'general',
  ])
  expect(at('/admin/settings', 'editor')).toBe('admin-user')
})

test('a field that moved to another section is found where it is now', () => {
  expect(at('/admin/site-settings?tab=website&field=timeZone')).toBe('display')
  expect(at('/admin/site-settings?tab=website&field=titleSuffix')).toBe('website')
})

test('an editor has their own account only', () => {
  expect(groupsOf('editor').flatMap(({ sections }) => sections.map(({ value }) => value))).toEqual([
    'admin-user',
  ])
})

test('S6: the five specified tabs are the first group, in their order', () => {
  const [tabs, ...others] = groupsOf('admin')
  expect(tabs?.sections.map(({ label }) => label)).toEqual([
    'General Settings',
    'Social Media',
    'Hero Images',
    'FAQ',
    'Admin User',
  ])
  expect(tabs?.path).toBe('/admin/settings')
  expect(others.map(({ heading }) => heading)).toEqual(['Website', 'Rules and data'])
})

test('the demo content is for owners', () => {
  const of = (role: 'owner' | 'admin') =>
    groupsOf(role).flatMap(({ sections }) => sections.map(({ value }) => value))
  expect([of('owner').includes('demo-content'), of('admin').includes('demo-content')]).toEqual([true, false])
})

test('both addresses of the settings are one screen', () => {
  expect(isSameScreen('/admin/settings', '/admin/site-settings')).toBe(true)
  expect(isSameScreen('/admin/settings', '/admin/users')).toBe(false)
})
