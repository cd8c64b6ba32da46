import { recordTexts } from '../records/record-texts.ts'

export const teamTexts = recordTexts(
  'team',
  {
    heading: 'Team Management',
    list: 'Team Management',
    saveFailed: 'Error saving team member. Please try again.',
    toggleFailed: 'Failed to toggle team member status. Please try again.',
    invalid: 'Please fix the validation errors before submitting.',
    missing: 'Please fill in all required fields.',
    onCard: { title: 'On the card', hint: 'In the team section of the home page, from the portrait down.' },
    contact: { title: 'Contact', hint: 'Only you and your colleagues see the address, unless you show it.' },
    listed: {
      title: 'Where they are listed',
      hint: 'Active members are on the home page, in alphabetical order.',
    },
    member: 'Team Member',
    position: 'Position',
    jobTitle: 'Job Title',
    emailPublic: 'Show the email address on the website',
  },
  'team members',
)
