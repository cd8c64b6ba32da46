import type { TeamMemberInput } from '@busbar/contract'

/** Without photographs, as many firms begin: their name plates are part of what the demo shows. */
export const team: TeamMemberInput[] = [
  {
    name: 'Helen',
    surname: 'Ashworth',
    position: 'Managing Director',
    jobTitle: 'Chartered Electrical Engineer',
    description:
      'Joined as a graduate engineer, ran the switchgear works for nine years and has led the company since. Still reads every incident report herself.',
    email: 'helen.ashworth@voltaris.example',
  },
  {
    name: 'Tomas',
    surname: 'Lindqvist',
    position: 'Technical Director',
    jobTitle: 'Power Systems Engineer',
    description:
      'Responsible for every design that leaves the house. Came from a transmission operator and prefers a calculation to an opinion.',
    email: 'tomas.lindqvist@voltaris.example',
  },
  {
    name: 'Priya',
    surname: 'Raman',
    position: 'Head of Automation',
    jobTitle: 'Control Systems Engineer',
    description:
      'Leads fourteen programmers and the block library they share. Has migrated eleven water works from controllers that were no longer made.',
    email: 'priya.raman@voltaris.example',
  },
  {
    name: 'Harjit',
    surname: 'Gill',
    position: 'Protection Engineer',
    jobTitle: 'Protection and Grid Code Specialist',
    description:
      'Sets relays, tests them, and teaches others to do both at the Voltaris Academy. Attends the witness tests of every grid connection.',
    email: 'harjit.gill@voltaris.example',
  },
  {
    name: 'Clara',
    surname: 'Whitfield',
    position: 'Project Manager',
    jobTitle: 'Chartered Project Professional',
    description:
      'Plans outages by the hour and keeps to them. Your first contact for installations at works that cannot stand still.',
    email: 'clara.whitfield@voltaris.example',
    isEmailPublic: true,
  },
  {
    name: 'Marcus',
    surname: 'Bello',
    position: 'Senior Electrician',
    jobTitle: 'Approved Electrician and Cable Jointer',
    description:
      'Jointer for cables up to 36 kV and supervisor of the installation crews. Has trained most of the fitters who work for us today.',
    email: 'marcus.bello@voltaris.example',
  },
  {
    name: 'Leila',
    surname: 'Haddad',
    position: 'Energy Analyst',
    jobTitle: 'Lead Energy Auditor',
    description:
      'Reads load profiles as others read a newspaper. Runs the audits and checks a year later whether the savings have come.',
    email: 'leila.haddad@voltaris.example',
    isEmailPublic: true,
  },
  {
    name: 'Jamie',
    surname: 'Tran',
    position: 'Service Technician',
    jobTitle: 'Level 2 Thermographer',
    description:
      'On the road with a thermal imager four days a week, on the duty telephone on the fifth. Finished his apprenticeship with us.',
    email: 'jamie.tran@voltaris.example',
  },
]
