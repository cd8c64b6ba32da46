import { type Look, lookColors } from '@busbar/contract'

/** An email's colours: where mail programs show it light, and where they show it dark. */
export type MailColors = {
  accent: string
  onAccent: string
  light: Record<'page' | 'text' | 'ink' | 'line' | 'quiet' | 'link', string>
  dark: Record<'page' | 'text' | 'ink' | 'line' | 'quiet' | 'link' | 'sheet', string>
}

/** The colours of a look, which pass WCAG's AA on each other. */
export function mailColors(look: Look | null): MailColors {
  if (!look) return standard
  const colors = lookColors(look)
  return {
    accent: colors.accent,
    onAccent: colors['on-accent'],
    light: {
      page: colors.paper,
      text: colors['on-light-soft'],
      ink: colors.ink,
      line: colors['line-on-light'],
      quiet: colors['on-light-quiet'],
      link: colors.ink,
    },
    dark: {
      page: colors.ink,
      text: colors['on-dark'],
      ink: colors.white,
      line: colors['line-on-dark'],
      quiet: colors['on-dark-quiet'],
      link: colors['accent-on-dark'],
      sheet: colors.deep,
    },
  }
}

const standard: MailColors = {
  accent: '#ffb400',
  onAccent: '#0b1420',
  light: {
    page: '#f1f4f8',
    text: '#24303f',
    ink: '#0b1420',
    line: '#dfe5ec',
    quiet: '#526174',
    link: '#0a5ea8',
  },
  dark: {
    page: '#0b1420',
    text: '#d5dde7',
    ink: '#f4f7fa',
    line: '#28384c',
    quiet: '#a3b1c2',
    link: '#7cc0ff',
    sheet: '#131f2e',
  },
}
