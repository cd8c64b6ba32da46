import { type Company, defaults, webAddress } from '@busbar/contract'
import { shownImage } from '../parts/shown-image.ts'

export type ShownCompany = ReturnType<typeof shownCompany>

/** The company as the pages print it; made of defaults when it could not be read. To be called in loaders only. */
export function shownCompany(company: Company | null) {
  const { logo, socialMedia, faq, showsFaq, ...known } = company ?? {
    ...defaults.company,
    faq: [...defaults.company.faq],
    showsFaq: true,
    description: null,
    email: null,
    phone: null,
    emergencyPhone: null,
    openingHours: null,
    address: null,
    logo: null,
    socialMedia: {},
  }
  const { name, description, email, phone, emergencyPhone, openingHours, address, coordinates } = known
  return {
    name,
    description,
    email,
    phone,
    emergencyPhone,
    openingHours,
    address,
    logo: shownImage('company', logo?.imageUrl, company?.pictures ?? {}),
    logoAlt: logo?.altText ?? defaults.company.logoAlt,
    social: Object.entries(socialMedia).flatMap(([network, url]) =>
      url ? [{ network, address: webAddress(url) }] : [],
    ),
    coordinates,
    /** None where the company wants none shown. */
    faq: showsFaq ? faq : [],
  }
}
