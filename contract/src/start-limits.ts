/** Those of the numbers in limits.ts that every public page needs from the beginning: its first script takes nothing else along. */
export const startLimits = {
  navigation: { solidAfter: 50, mobileUnder: 768, narrowUnder: 640, sectionScrollDelay: 100 },
  startupBanner: { hideAfter: 1000 },
} as const
