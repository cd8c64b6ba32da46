import { type CompanyInput, defaults } from '@busbar/contract'
import type { Images } from './images.ts'

/** Voltaris Engineering. The telephone numbers are among those that are kept free for fiction. */
export const company = (image: Images): CompanyInput => ({
  name: 'Voltaris Engineering',
  description:
    'Voltaris Engineering designs, builds and maintains electrical power systems for industry, from the grid connection at 132 kV down to the last motor on the line. We are 140 engineers, fitters and technicians. The people who draw an installation also commission it, and they answer the telephone when it needs attention ten years later.',
  email: 'office@voltaris.example',
  phone: '+44 114 496 0180',
  emergencyPhone: '+44 114 496 0199',
  openingHours: 'Monday to Thursday 07:30–17:00\nFriday 07:30–15:30',
  address: 'Conductor Works, 18 Armature Road, Sheffield S9 0XX, United Kingdom',
  coordinates: { lat: 53.3972, lng: -1.4263 },
  logo: { imageUrl: image('company/logo.svg'), altText: 'Voltaris Engineering' },
  socialMedia: {
    facebook: 'https://www.facebook.example/voltaris.engineering',
    twitter: 'https://twitter.example/voltaris_eng',
    instagram: 'https://www.instagram.example/voltaris.engineering',
    linkedin: 'https://www.linkedin.example/company/voltaris-engineering',
    youtube: 'https://www.youtube.example/@voltaris-academy',
  },
  heroStats: { yearsExperience: 27, projectsCompleted: 1240 },
  heroImages: [
    {
      imageUrl: image('company/01-substation-dusk.webp'),
      title: defaults.company.heroTitle,
      subtitle: 'Power systems for industry, designed, built and looked after by the same people.',
    },
    {
      imageUrl: image('company/02-switchgear-room.webp'),
      title: 'Switchgear you can forget about',
      subtitle:
        'Medium-voltage switchboards, assembled and tested in our own works before they leave for yours.',
      buttonText: 'See our products',
      buttonLink: '#products',
    },
    {
      imageUrl: image('company/03-wind-solar-dawn.webp'),
      title: 'Sun, wind and storage behind one meter',
      subtitle: 'Studies, protection and control that a network operator can sign off.',
      buttonText: 'Renewable energy',
      buttonLink: '/categories/renewable-energy-and-storage',
    },
    {
      imageUrl: image('company/04-copper-busbars.webp'),
      title: 'Down to the last bolted joint',
      subtitle: 'Every busbar joint is torqued, marked and measured, and the record comes with the drawings.',
      buttonText: 'Request a quote',
      buttonLink: '#contact',
    },
  ],
  faq: [
    {
      question: 'Which industries do you work for?',
      answer:
        'Manufacturing, water, data centres, ports and rail depots, and the network operators who supply them. Most of our work lies between 400 V and 33 kV; grid connections up to 132 kV we design together with the network operator.',
    },
    {
      question: 'How soon can you start on a project?',
      answer:
        'An engineer will answer your enquiry within two working days, usually with questions. We can survey an existing site within two weeks. Design begins once the scope is agreed in writing.',
    },
    {
      question: 'Do you maintain installations built by others?',
      answer:
        'Yes. We begin with an inspection, a thermographic survey under load and a check of the protection settings against the drawings. You get a written report with the defects ranked by risk, and we agree on maintenance and response times from there.',
    },
    {
      question: 'Can you work without shutting the plant down?',
      answer:
        'Surveys, metering and thermography need no outage. For everything else we plan the switching with you, with temporary supplies where they are worth their cost. We do not work live on a circuit that can be made dead.',
    },
    {
      question: 'Which standards do you design to?',
      answer:
        'BS 7671 and the IEC 60364 series for low-voltage installations, IEC 61439 for assemblies, IEC 62271 for medium-voltage switchgear and IEC 61850 for substation automation. Safety functions of machinery follow ISO 13849-1 or IEC 62061.',
    },
    {
      question: 'What do we receive at handover?',
      answer:
        'As-built drawings, protection settings, test certificates and the source of every program, in open or native formats: all that another competent contractor would need. A first thermographic inspection within the first year of service is included.',
    },
    {
      question: 'Can we reach somebody at night?',
      answer:
        'With a service agreement, yes: a duty engineer calls back within 30 minutes at any hour and is on site within four hours if you are less than 100 km from Sheffield.',
    },
  ],
})
