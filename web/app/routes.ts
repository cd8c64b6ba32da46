import type { CollectionName } from '@busbar/contract'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The back office's screen of every content type. */
const screens = {
  partners: 'admin/partners/screen.tsx',
} satisfies Record<CollectionName, string>

export default [
  layout('site/layout.tsx', [index('site/home/home.tsx'), route('privacy', 'site/privacy.tsx')]),
  route('login', 'admin/login.tsx'),
  route('register', 'admin/register.tsx'),
  route('forgot-password', 'admin/forgot-password.tsx'),
  route('reset-password', 'admin/reset-password.tsx'),
  route('admin', 'admin/shell.tsx', [
    index('admin/dashboard.tsx'),
    ...Object.entries(screens).map(([path, file]) => route(path, file)),
    route('settings', 'admin/settings/screen.tsx'),
    route('users', 'admin/users/screen.tsx'),
  ]),
  route('*', 'site/unknown.tsx'),
] satisfies RouteConfig
