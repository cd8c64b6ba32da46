import { changeInput } from '../../types/change-input.ts'
import { company, companyInput, hero, heroInput, socialMediaShown } from '../../types/company.ts'
import { companyPaths } from '../paths/company-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'
import { historyDefinitions } from './standard-calls.ts'

/** The company's own data, whole and in the parts that are asked for by themselves. */
export const companyCalls = defineCalls('company', companyPaths, {
  get: { summary: "Read the company's data", access: 'public', data: company, etag: true },
  update: {
    summary: "Change the company's data: the fields given are merged",
    access: administrators,
    body: changeInput(companyInput, company),
    data: company,
    ifMatch: true,
    etag: true,
  },
  socialMedia: {
    summary: 'Read where the company is on social media',
    access: 'public',
    data: socialMediaShown,
  },
  hero: { summary: "Read the home page's slides and stats", access: 'public', data: hero, etag: true },
  updateHero: {
    summary: "Change the home page's slides or stats",
    access: administrators,
    body: changeInput(heroInput, hero),
    data: hero,
    ifMatch: true,
    etag: true,
  },
  ...historyDefinitions({ singular: 'company', item: company, access: administrators }),
})
