import type { Icon } from '@tabler/icons-react'

/** What a block is called in the back office, what it is for, and its icon. */
export type AboutBlock = { icon: Icon; label: string; hint: string }
