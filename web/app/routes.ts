import { fixedPages, type RecordPages, recordPages, screenNames } from '@busbar/contract'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout/layout.tsx', [
    index('site/home/home.tsx'),
    route(fixedPages.contact.slice(1), 'site/contact/contact.tsx'),
    route(`${fixedPages.contact.slice(1)}/:collection/:id`, 'site/contact/quote.tsx'),
    route('coming-soon', 'site/coming-soon/coming-soon.tsx'),
    route(fixedPages.privacy.slice(1), 'site/privacy/privacy.tsx'),
    route('newsletter', 'site/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'site/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'site/newsletter/unsubscribe.tsx'),
    ...Object.entries(recordPages).flatMap(([name, pages]) => routesOf(name, pages)),
  ]),
  route('login', 'admin/sign-in/login.tsx'),
  route('register', 'admin/sign-in/register.tsx'),
  route('forgot-password', 'admin/sign-in/forgot-password.tsx'),
  route('reset-password', 'admin/sign-in/reset-password.tsx'),
  route('admin', 'admin/shell/shell.tsx', [
    index('admin/dashboard/screen.tsx'),
    route('setup', 'admin/setup/screen.tsx'),
    // Each in the folder of its name.
    ...screenNames.map((name) => route(`${name}/:id?`, `admin/${name}/screen.tsx`)),
    route('messages/:id?', 'admin/messages/screen.tsx'),
    route('releases', 'admin/releases/screen.tsx'),
    route('releases/:id', 'admin/releases/release.tsx'),
    route('library/:file?', 'admin/library/screen.tsx'),
    route('time-machine', 'admin/time-machine/screen.tsx'),
    route('newsletter', 'admin/newsletter/screen.tsx'),
    route('newsletter/campaigns/:id', 'admin/newsletter/campaign.tsx'),
    layout('admin/settings/screen.tsx', [
      route('settings', 'admin/settings/address.tsx'),
      route('site-settings', 'admin/settings/address.tsx', { id: 'admin/settings/same-screen' }),
    ]),
    route('notifications', 'admin/notifications/screen.tsx'),
    route('support', 'admin/support/screen.tsx'),
    route('help', 'admin/help/screen.tsx'),
    route('documentation', 'admin/documentation/screen.tsx'),
    route('users', 'admin/users/screen.tsx'),
  ]),
] satisfies RouteConfig

/** Each in the folder of its name: `page.tsx` shows a record, `list.tsx` all of them. */
function routesOf(name: string, { prefix, alias, list }: RecordPages) {
  const page = `site/${name}/page.tsx`
  // Any other address is a page of the firm's own, or leads home.
  if (prefix === '/') return [route('*', page)]
  return [
    ...(list ? [route(list.slice(1), `site/${name}/list.tsx`)] : []),
    route(`${prefix.slice(1)}:id`, page),
    ...(alias ? [route(`${alias.slice(1)}:id`, page, { id: `site/${name}/same-page` })] : []),
  ]
}
