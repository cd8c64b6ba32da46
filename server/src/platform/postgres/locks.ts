/**
 * Advisory locks of PostgreSQL, which know each other by number alone: two uses of one number wait for each other.
 * A number keeps its meaning forever, because copies of two versions run side by side during an upgrade.
 */
export const locks = {
  /** One copy migrates at a time. */
  migration: 4_201_001,
  /** Changes get their numbers in the order of their commits. */
  changeNumbers: 4_201_002,
  /** One code for the first owner. */
  setup: 4_201_003,
  /** One copy loads or removes the demo content. */
  demo: 4_201_004,
  /** One copy sends the newsletter. */
  campaigns: 4_201_005,
  /** One copy reads the mailbox. */
  inbox: 4_201_006,
  /** Pages are put below each other one after the other. */
  pageTree: 4_201_013,
  /** One copy publishes what is due. */
  releases: 4_201_012,
  /** Entries of the security log get their place in the chain one after the other; also in the migrations' SQL. */
  securityChain: 4_201_011,
  /** A backup keeps every image in its place. */
  assetRemoval: 4_201_010,
} as const

/** Channels of LISTEN and NOTIFY. */
export const channels = { changes: 'busbar_changes', live: 'busbar_live' } as const

/** Where work waits until it is done. */
export const queueNames = {
  accountMail: 'account-mail',
  accountRequest: 'account-request',
  accountSweep: 'account-sweep',
  demoContent: 'demo-content',
  fileSweep: 'file-sweep',
  imageVariants: 'image-variants',
  imageSweep: 'image-sweep',
  messageMail: 'message-mail',
  messageSweep: 'message-sweep',
  newsletterMail: 'newsletter-mail',
  newsletterSweep: 'newsletter-sweep',
  releaseMail: 'release-mail',
  trashEmptying: 'empty-trash',
} as const
