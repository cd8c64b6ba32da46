import { screenNames } from '@busbar/contract'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout/layout.tsx', [
    index('site/home/home.tsx'),
    route('service/:id', 'site/service/service.tsx'),
    route('products/:id', 'site/product/product.tsx'),
    route('categories/:id', 'site/category/category.tsx'),
    route('category/:id', 'site/category/category.tsx', { id: 'site/category/same-page' }),
    route('references', 'site/references/references.tsx'),
    route('references/:id', 'site/references/reference.tsx'),
    route('news', 'site/news/news.tsx'),
    route('news/:id', 'site/news/news-item.tsx'),
    route('contact', 'site/contact/contact.tsx'),
    route('contact/:collection/:id', 'site/contact/quote.tsx'),
    route('coming-soon', 'site/coming-soon/coming-soon.tsx'),
    route('privacy', 'site/privacy/privacy.tsx'),
    route('newsletter', 'site/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'site/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'site/newsletter/unsubscribe.tsx'),
    // Any other address is a page of the firm's own, or leads home.
    route('*', 'site/page/page.tsx'),
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
