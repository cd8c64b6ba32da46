import { limits, type MailSample, type SampleKind, texts } from '@busbar/contract'
import { campaignMail } from '../features/newsletter/campaign-mail.ts'
import { type Letterhead, layOutMail, type MailContent } from '../platform/mail/mail-layout.ts'

const { mails, newsletterPages } = texts
const enquiry = {
  aboutTitle: 'Medium-Voltage Switchgear',
  name: 'Maren Lund',
  subject: 'Switchgear for a pumping station',
  message:
    'Good morning,\n\nwe plan a pumping station with four drives of 90 kW. Could you send us an offer?',
}
const campaign = {
  title: 'What is new in autumn',
  body: '<p>We have opened a new workshop and look forward to your visit.</p><ul><li>Busbars up to 6300 A</li><li>Tests on site</li></ul>',
}

/** Every kind of mail that the product sends, with made-up people in it. The compiler names one that is missing. */
export function mailSamples(head: Letterhead): MailSample[] {
  const action = (label: string, path: string) => ({ label, url: `${head.url}${path}` })
  const card = {
    title: 'Busbar trunking',
    text: 'Carries up to 6300 A through the whole building.',
    url: head.url,
    imageUrl: null,
  }
  const samples: Record<SampleKind, MailContent> = {
    notice: { ...mails.newMessage(enquiry), action: action(mails.openMessage, '/admin/messages') },
    acknowledgement: mails.acknowledgement(head.name),
    reply: mails.reply(enquiry.subject, 'Good morning,\n\nthank you for asking. You find our offer below.'),
    confirm: {
      ...mails.confirmNewsletter(head.name),
      action: action(newsletterPages.confirm, '/newsletter/confirm'),
    },
    campaign: { title: campaign.title },
    invitation: { ...mails.invitation('Ada Volt'), action: action(mails.accept, '/register') },
    reset: { ...mails.reset('Ada Volt'), action: action(mails.choosePassword, '/reset-password') },
    'password-changed': mails.passwordChanged('Ada Volt'),
    security: {
      ...mails.security.new_sign_in('Ada Volt', 'Firefox on Windows, 203.0.113.9, 2026-05-04 09:12 UTC'),
      action: action(mails.checkAccount, '/admin/settings?tab=admin-user'),
    },
    'release-failed': {
      ...mails.releaseFailed('Ada Volt', 'Autumn prices', texts.releases.clashes),
      action: action(mails.openRelease, '/admin/releases'),
    },
    'review-asked': {
      ...mails.reviewAsked('Ada Volt', 'Autumn prices', { by: 'Emil Ohm', note: 'The new pumps are in it.' }),
      cards: [
        {
          title: mails.seePreview,
          text: mails.seePreviewHint(limits.releases.usualLinkDays),
          url: `${head.url}/preview/sample`,
          imageUrl: null,
        },
      ],
      action: action(mails.openRelease, '/admin/releases'),
    },
    'review-sent-back': {
      ...mails.reviewSentBack('Emil Ohm', 'Autumn prices', {
        by: 'Ada Volt',
        note: 'The prices are last year’s.',
      }),
      action: action(mails.openRelease, '/admin/releases'),
    },
    test: mails.test('Ada Volt'),
  }
  return Object.entries(samples).map(([kind, content]) => {
    const laidOut =
      kind === 'campaign'
        ? campaignMail({ ...campaign, cards: [card] }, head, 'sample')
        : layOutMail(content, head)
    return { kind: kind as SampleKind, subject: content.title, html: laidOut.html, text: laidOut.text }
  })
}
