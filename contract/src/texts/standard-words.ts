// No zod in here: the scripts of public pages take some of it along.
import * as texts from './site.ts'

/** What visitors read besides content and headings, and the words that stand there until a firm writes its own. */
export const standardWords = {
  heroYears: texts.home.yearsExperience,
  heroProjects: texts.home.projectsCompleted,
  noPrice: texts.products.noPrice,
  partnersInvitation: texts.partners.siteInvitation,
  partnersButton: texts.partners.siteContact,
  contactButton: texts.contact.send,
  contactPrivacy: texts.contact.privacy,
  contactThanks: texts.messages.thanks,
  contactQuestions: texts.contact.faq,
  contactMap: texts.contact.map,
  newsletterHeading: texts.newsletter.heading,
  newsletterHint: texts.newsletter.hint,
  newsletterButton: texts.newsletter.subscribe,
  newsletterPrivacy: texts.newsletter.privacy,
  newsletterThanks: texts.newsletter.thanks,
  footerLinksHeading: texts.site.quickLinks,
  footerMoreHeading: texts.site.moreLinks,
  footerContactHeading: texts.site.footer.contactInfo,
} as const satisfies Record<string, string>

export type SiteWord = keyof typeof standardWords
