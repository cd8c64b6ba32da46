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
    member: 'Team Member',
    surname: 'Surname',
    position: 'Position',
    jobTitle: 'Job Title',
    emailPublic: 'Show the email address on the website',
  },
  'team members',
)
