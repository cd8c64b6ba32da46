import type { ScreenName } from '@busbar/contract'
import {
  type Icon,
  IconBuildingFactory2,
  IconCategory,
  IconDownload,
  IconFileText,
  IconHeartHandshake,
  IconNews,
  IconPackage,
  IconQuote,
  IconRulerMeasure,
  IconTool,
  IconUsersGroup,
} from '@tabler/icons-react'

/**
 * What the back office knows of every content type, in the sidebar's order. Its screen is in the folder of its name.
 * Events are looked after with their category.
 */
export const collectionScreens = {
  products: {
    label: 'Products',
    icon: IconPackage,
    about: 'What you build and supply: pictures, prices and descriptions.',
    image: { width: 1200, height: 900 },
  },
  categories: {
    label: 'Categories',
    icon: IconCategory,
    about: 'The fields you work in, and their events.',
    image: { width: 1500, height: 1000 },
  },
  services: {
    label: 'Services',
    icon: IconTool,
    about: 'What you do for your clients, each with its own page.',
    image: { width: 1600, height: 900 },
  },
  team: {
    label: 'Team',
    icon: IconUsersGroup,
    about: 'The people introduced on the website.',
    image: { width: 800, height: 800 },
  },
  partners: {
    label: 'Partners',
    icon: IconHeartHandshake,
    about: 'The firms in the Partners section: logo, website and description.',
    image: { width: 500, height: 200, isLogo: true },
  },
  clients: {
    label: 'Clients',
    icon: IconQuote,
    about: 'What clients say about you.',
    image: { width: 400, height: 400 },
  },
  characteristics: {
    label: 'Characteristics',
    icon: IconRulerMeasure,
    about: 'What products are described by, such as rated voltage: units, choices and groups.',
    image: null,
  },
  references: {
    label: 'References',
    icon: IconBuildingFactory2,
    about: 'Projects that you are proud of, each with its own page.',
    image: { width: 1500, height: 1000 },
  },
  news: {
    label: 'News',
    icon: IconNews,
    about: 'What happened lately, each with its own page.',
    image: { width: 1500, height: 1000 },
  },
  pages: {
    label: 'Pages',
    icon: IconFileText,
    about: 'Pages of your own, such as About us, at any address you like.',
    image: { width: 1500, height: 1000 },
  },
  downloads: {
    label: 'Downloads',
    icon: IconDownload,
    about: 'Files that visitors can save: data sheets, drawings and certificates.',
    image: null,
  },
} satisfies Record<ScreenName, CollectionScreen>

/** In the order in which they are shown. */
export const screenNames = Object.keys(collectionScreens) as ScreenName[]

type CollectionScreen = {
  /** What it is called in the navigation, and what it is for. */
  label: string
  icon: Icon
  about: string
  /** The size at which its images look best on the website; a logo is shown whole, on a transparent ground. */
  image: { width: number; height: number; isLogo?: boolean } | null
}
