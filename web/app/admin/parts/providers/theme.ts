import { texts } from '@busbar/contract'
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const ink = '#0B1420'
const navy = '#101D2E'
const graphite = '#24303F'
const steel = '#5B6B7E'
const mist = '#E8ECF1'
const paper = '#F7F9FB'
const amber = '#FFB400'

// Mantine takes its light surfaces from `gray` and its dark ones from `dark`; both run through the house tokens.
const gray: MantineColorsTuple = [
  paper,
  '#EFF2F6',
  mist,
  '#D9E0E8',
  '#C3CDD8',
  '#8593A4',
  steel,
  '#45556A',
  graphite,
  navy,
]
const dark: MantineColorsTuple = [
  '#DCE3EB',
  '#B7C2CF',
  '#93A2B4',
  '#71829A',
  '#33445A',
  '#1C2B3F',
  navy,
  ink,
  '#080F19',
  '#050A11',
]
const ambers: MantineColorsTuple = [
  '#FFF7E0',
  '#FFEDBF',
  '#FFE199',
  '#FFD36B',
  '#FFC438',
  amber,
  '#EBA500',
  '#B37D00',
  '#805900',
  '#5C4000',
]
const red: MantineColorsTuple = [
  '#FDF0EF',
  '#FADBD8',
  '#F5B7B1',
  '#F19A92',
  '#E2695E',
  '#C0322B',
  '#A82821',
  '#8F201A',
  '#701813',
  '#52110D',
]

const closeButtonProps = { 'aria-label': texts.admin.close }
/** Mantine's title bar is a <header>, which would be a second banner of the page. */
const titleBar = { header: { role: 'presentation' } }

export const theme = createTheme({
  colors: { gray, dark, amber: ambers, red },
  primaryColor: 'amber',
  primaryShade: 5,
  autoContrast: true,
  black: ink,
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Archivo Wide', 'Archivo Wide Fallback', system-ui, sans-serif",
    fontWeight: '640',
    sizes: {
      h1: { fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  // 640 and 768 px are the two widths at which the specification changes a layout.
  breakpoints: { xs: '40em', sm: '48em', md: '64em', lg: '75em', xl: '88em' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 600 } },
    Drawer: { defaultProps: { closeButtonProps, attributes: titleBar } },
    Modal: {
      defaultProps: {
        closeButtonProps,
        radius: 'md',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.55 },
        attributes: titleBar,
      },
    },
    Badge: { defaultProps: { variant: 'light', color: 'gray', radius: 'sm', tt: 'none', fw: 600 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false } },
    Tooltip: { defaultProps: { openDelay: 300, withinPortal: false } },
    // Help stands below its field, where it does not push the fields of a row apart.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    TextInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleButtonProps: { 'aria-label': 'Show password', tabIndex: 0 },
      },
    },
    Textarea: { defaultProps: { size: 'md' } },
  },
})

/** What Mantine has no name for, and its own colours where the house's must pass a contrast check. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--rail': ink, '--rail-line': graphite, '--rail-text': '#B7C2CF', '--live': amber },
  light: {
    '--page': paper,
    '--panel': '#FFFFFF',
    '--line': '#DDE3EA',
    '--focus': navy,
    '--accent-text': '#7A5500',
    '--data': '#1C7FA3',
    '--data-text': '#15607C',
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-anchor': '#1F4E79',
    '--mantine-color-error': '#B3261E',
    '--mantine-color-placeholder': '#66758A',
    '--mantine-color-gray-light-color': steel,
    '--mantine-color-red-light': '#FDF0EF',
    '--mantine-color-amber-light': '#FFF7E0',
  },
  dark: {
    '--page': ink,
    '--panel': navy,
    '--line': graphite,
    '--focus': amber,
    '--accent-text': amber,
    '--data': '#38C6E8',
    '--data-text': '#38C6E8',
    '--mantine-color-body': navy,
    '--mantine-color-anchor': '#8CC4EE',
    '--mantine-color-error': '#FF9C93',
    '--mantine-color-placeholder': '#8393A7',
    '--mantine-color-gray-light-color': '#93A2B4',
    '--mantine-color-gray-light': '#1C2B3F',
    '--mantine-color-red-light': '#3A1A20',
    '--mantine-color-amber-light': '#2E2A1B',
    '--mantine-color-default': '#0D1826',
    '--mantine-color-default-border': '#33445A',
  },
})
