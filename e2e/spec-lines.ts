/**
 * What the specification says: the numbers of its lines in docs/specification.md, what of them is meant, and the tests
 * that show it: the file (a journey by its room and name), a colon, and how the test's name begins.
 */
export const specLines: Record<string, Record<string, string[]>> = {
  '1. What the product does and for whom': {
    '3, 7: A website of services, products, categories, team, partners, testimonials, FAQ and contact, and a back office':
      [
        'site/website: S12: / is the public home',
        'admin/dashboard: Admin dashboard: greeting by time of day',
      ],
    '7: What is managed there appears on the site: hero, social links, team, FAQ': [
      'site/hero: one image: its words stand over it',
      'site/frame: the footer has the quick links',
      'site/team: active members are shown',
      'admin/settings: Social Media and FAQ',
    ],
  },
  '2. Screens and routes: route table': {
    '12: / : public home': ['site/website: S12: / is the public home'],
    '13: /service/{id} : service detail': ['site/services: a service page has image'],
    '14: /categories/{id} and /category/{id} : the same category detail page': [
      'server/src/website/addresses.test.ts: /category/{id} is the same page',
    ],
    '15: /login : sign-in': ['accounts/sign-in: the form is idle, signing in, or shows an error'],
    '16: /admin : admin shell, needs a signed-in user, with its children': [
      'accounts/sign-in: who is not signed in is sent to the sign-in',
      'admin/shell: Admin shell: the sidebar has the specified entries',
    ],
    '17: Also linked: /admin/notifications, /admin/site-settings, /admin/help, /admin/documentation, /admin/support':
      [
        'inbox/notifications: /admin/notifications',
        'admin/site-settings: search engine defaults',
        'admin/help: /admin/help',
        'admin/help: /admin/documentation',
        'admin/support: /admin/support',
      ],
    '18: Partners contact link on public pages is /contact': [
      'site/frame: the partners section leads to /contact',
    ],
    '19: Any unknown path redirects to /': [
      'server/src/website/addresses.test.ts: an unknown path leads home with 302',
    ],
    '20: While authentication state loads a spinner shows': [
      'accounts/sign-in: is verified on load, and a spinner shows meanwhile',
    ],
    '20: Who is not signed in is sent to /login, remembering the page; after sign-in /admin replaces history':
      ['accounts/sign-in: who is not signed in is sent to the sign-in and comes back'],
  },
  '2. Screens and routes: public landing page': {
    "23: Section ids in order: 'home', 'services', 'products', 'categories', 'team', 'partners', 'clients', 'contact'; a hash scrolls to its section, otherwise to the top":
      ['site/frame: on load a hash scrolls to its section'],
    '25: Navigation bar: Home, Services, Products, Categories, Team, Partners, Contact': [
      'site/frame: the navigation bar has Home',
    ],
    '25: Navigation bar: highlights the section in view': ['site/frame: the navigation bar highlights'],
    '25: Navigation bar: solid after 50 px of scroll': [
      'site/frame: the navigation bar turns solid after 50 px',
    ],
    '25: Navigation bar: collapsible menu on mobile': ['site/frame: the menu collapses, opens'],
    '25: Navigation bar: from another page to / and the section after 100 ms': [
      'site/frame: a section link on another page',
    ],
    '25: Navigation bar: the company logo and name': ['site/frame: the company name and logo lead home'],
    '27: Hero: images with title, subtitle, button and stats': [
      'site/hero: one image: its words stand over it',
      'site/hero: stats are years of experience',
    ],
    '27: Hero: auto-advances every 5 seconds; the background is the next image': [
      'site/hero: with three images it advances every 5 seconds',
    ],
    '27: Hero: previous and next buttons': ['site/hero: previous and next buttons wrap around'],
    "27: Hero: with none 'No hero images configured'": ['site/hero: with no hero images it shows the notice'],
    '27: Hero: a failed image falls back to a placeholder': ['site/hero: a failed image falls back'],
    '29: Services: cards with image, title, short description cut at 100 characters': [
      'site/services: cards have image, title',
    ],
    '29: Services: clicking a card goes to /service/{id}': ['site/services: clicking anywhere on a card'],
    '31: Products carousel: auto-advances every 5 s and wraps around': [
      'site/products: it advances every 5 s',
    ],
    '31: Products carousel: manual navigation stops autoplay': ['site/products: manual navigation stops it'],
    '31: Products carousel: 1 under 640 px, 2 under 1024 px, else 3': [
      'site/products: 1 card in view under 640 px',
    ],
    "31: Products carousel: description cut at 120; price in dollars with two decimals ('$1,234.50'), otherwise 'Contact us'":
      ['site/products: the card: text cut at 120 characters', 'web/app/ui/price.test.ts: prints dollars'],
    '33: Categories: active categories linking to the category page': [
      'site/categories: active categories link to their page',
    ],
    '35: Clients testimonials: carousel with the same per-view counts': [
      'site/clients: 1 in view under 640 px, 2 under 1024 px, else 3',
    ],
    '37: Contact: form with name, email, subject, message': [
      'site/contact: name, email, subject and message are required',
    ],
    '37: Contact: FAQ and map, default coordinates, three default questions': [
      'operations/empty-product: without company data the contact page has the default coordinates',
      'site/contact: the company',
    ],
    '39: Footer: quick links, contact info, social links only if set': [
      'site/frame: the footer has the quick links',
    ],
    '39: Footer: newsletter form with an email input and Subscribe button': [
      'site/frame: the newsletter form sends the address',
      'site/newsletter: who subscribes in the footer',
    ],
    '41: Top bar: company name linking home, home link; when signed in Admin and Logout; hidden on /, /service/ and category pages':
      ['site/frame: the top bar has the company name'],
    '41: Top bar: default name if company data fails to load': [
      'site/frame: the top bar has the default name',
    ],
  },
  '2. Screens and routes: detail pages': {
    '44: Category: about block': ['site/categories: About block'],
    '44: Category: upcoming and past events, 3 shown first, show-all toggle': [
      'site/categories: 3 events are shown first',
    ],
    '44: Category: featured products, View All when more than 6': ['site/categories: featured products'],
    '44: Category: back link to /#categories, in the error view too': [
      'site/categories: active categories link to their page',
      'site/categories: categories that cannot be read',
    ],
    '47: Service: image, title, short description, features, Request Quote to /#contact': [
      'site/services: a service page has image',
    ],
    '47: Service: the full description where there are no features': [
      'site/services: a service without features',
    ],
    '47: Service: back link to /#services': ['site/services: clicking anywhere on a card'],
  },
  '2. Screens and routes: login and admin shell': {
    '50: Login: email and password; idle, signing in, error': [
      'accounts/sign-in: the form is idle, signing in',
    ],
    '53: Shell: collapsible sidebar with the specified entries': [
      'admin/shell: the sidebar can be collapsed',
      'admin/shell: Admin shell: the sidebar has the specified entries',
    ],
    '53: Shell: mobile drawer': ['admin/shell: the sidebar is a drawer'],
    "53: Shell: notifications dropdown with unread messages (name, subject, message, time), badge '9+' above 9, 'View All'":
      ['inbox/notifications: the badge is', 'inbox/notifications: the bell shows each user'],
    '53: Shell: user menu with name, email, Settings and Sign out': ['admin/shell: the user menu has name'],
    "53: Relative time: minutes up to '59 minutes ago', hours from '1 hour ago' to '23 hours ago', then days ('1 day ago')":
      [
        'web/app/admin/parts/time/relative-time.test.ts: tells minutes under 60',
        'web/app/admin/parts/time/relative-time.test.ts: says of',
      ],
    '56: Dashboard: greeting by time of day with the name; quick-access cards': [
      'admin/dashboard: Admin dashboard: greeting by time of day',
      'web/app/admin/dashboard/greeting.test.ts: ',
    ],
  },
  '2. Screens and routes: management screens': {
    '59: Products: select-all, checkboxes, Name sortable by title, Description, Status toggle, Edit, Delete':
      ['admin/products: the table has select-all'],
    "59: Products: 'Add Product', 'Delete ({n})', empty 'No products found'": [
      'admin/products: Delete (n) asks',
      'admin/products: add and edit',
    ],
    '59: Products: modal with title, descriptions, status, main and additional images': [
      'admin/products: add and edit: required fields',
    ],
    '62: Partners: heading, Add Partner, columns; website in a new tab with https://': [
      'admin/partners: the table has the specified columns',
    ],
    "62: Partners: 'Loading partners...', 'No partners found', 'Get started by adding a new partner'": [
      'admin/partners: loading, and a load, save, delete or upload',
      'admin/partners: searching and an empty result',
    ],
    "62: Partners: modal with logo upload ('Upload Logo', 'Change Logo', preview, remove), Partner Name, Website URL, Description; Save, Update, 'Uploading...', Cancel":
      ['admin/partners: the modal: a logo with preview'],
    "62: Partners: 'Are you sure you want to delete this partner?'": ['admin/partners: deleting asks first'],
    '65: Categories: Title, Description with fallback, Status toggle, Order arrows, Actions': [
      'admin/categories: the table: Title, Description',
    ],
    '65: Categories: category form, delete confirmation': [
      'admin/categories: the category form',
      'admin/categories: deleting a category is confirmed',
    ],
    '65: Categories: event form, event delete confirmation, details modal with its events': [
      'admin/categories: the details modal lists',
      'admin/categories: an event is added from the row',
    ],
    '65: Categories: retry button on load failure': ['admin/categories: the list says that it loads'],
    '68: Settings: General (name, email, phone, address, description, logo 200x200)': [
      'admin/settings: S6: the five tabs',
    ],
    '68: Settings: Social Media, FAQ': ['admin/settings: Social Media and FAQ'],
    '68: Settings: Hero Images, up to 5, 1920x1080, stats': ['admin/settings: Hero Images'],
    '68: Settings: Admin User; a new password reveals the current-password field': [
      'admin/settings: Admin User',
      'accounts/own-account: the current password and the confirmation are asked for',
    ],
    '71: Team: table, add/edit modal, delete confirmation, empty state': [
      'admin/team: the table, active members first',
      'admin/team: add and edit',
    ],
    '74: Messages: heading, search box, status filter, Refresh, table, empty': [
      'inbox/messages: the table, the search box',
    ],
    "74: Messages: detail modal with subject, sender, Received date, body, Replies ('By {admin name}' and date), Close and Archive":
      ['inbox/messages: clicking a row opens the detail modal'],
    '74: Messages: dates en-US short month, day, year, hh:mm; preview of 50 characters': [
      'inbox/messages: the table, the search box',
      'inbox/messages: clicking a row opens the detail modal',
    ],
    '77: Clients: heading, subtitle, Activate All Clients, card with count, table': [
      'admin/clients: heading, subtitle, the card',
    ],
    '77: Clients: states and texts of loading, error and empty': [
      'admin/clients: the list says Loading clients',
    ],
    "77: Clients: modal with its fields in order, hints 'Keep existing image', 'Selected: {file name}', 'No image selected', buttons, 'Saving...'":
      ['admin/clients: S8: the fields in their order'],
    '77: Clients: Delete Client dialog': ['admin/clients: Delete Client names the client'],
    '77: Confirm dialog: primary, danger and warning button colours': [
      'web/app/admin/parts/confirm.test.ts: the button that agrees is amber',
    ],
    '80: Services management (as RESOLUTIONS decides)': [
      'admin/services: the table: image, title',
      'admin/services: the modal: title',
    ],
    "83: Fallback: 'Something went wrong' with the error and Refresh Page": [
      'site/frame: what cannot be shown ends in Something went wrong',
    ],
    "83: Fallback: 'React Initialization Error' with troubleshooting steps": [
      'site/frame: the back office shows a React Initialization Error page',
    ],
    '83, 237: Fallback: startup banner hides after 1 second': ['site/frame: a startup status banner'],
    '83: The viewport is fixed at scale 1 with zoom disabled': [
      'server/src/website/page-heads.test.ts: the viewport is fixed at scale 1',
    ],
  },
  '3. Entities and their fields': {
    '87, 88, 89, 90, 91, 92, 93, 94, 95, 96: Company info, admin user, service, product, category, event, team member, partner, client and message have the named fields':
      ['contract/src/types/entities.test.ts: every entity has the fields'],
    "87: Company info: altText default 'Company Logo', buttonText default 'Discover More', buttonLink default '#services', heroStats default 10 and 500":
      [
        'server/src/features/company/company.test.ts: before anything is saved, it is made',
        'server/src/features/company/company.test.ts: a slide without a button text',
        'server/src/features/company/company.test.ts: answers the slides and stats',
      ],
    "90, 96: Product: status 'active' or 'inactive'; message: status 'unread', 'read' or 'archived'": [
      'contract/src/types/entities.test.ts: every entity has the fields',
    ],
    '91, 92: Category: displayOrder is a number; event: category is a category id': [
      'server/src/input-sentences.test.ts: a value of the wrong kind',
      'server/src/features/categories/events.test.ts: it makes the very event',
    ],
    '95: Client: isActive default true': [
      'server/src/features/clients/clients.test.ts: a new client is active',
    ],
    '97: Credentials form: name, email, currentPassword, newPassword, confirmPassword': [
      'accounts/own-account: the current password and the confirmation',
      'accounts/own-account: each broken rule is told',
    ],
    '98: Current user: _id, name, email': [
      'server/src/features/accounts/calls.test.ts: it answers with the admin',
    ],
    '96: Message: legacy isRead, readBy, replies with the name of their author': [
      'server/src/features/messages/messages.test.ts: adds each reader once',
      'server/src/features/messages/messages.test.ts: is kept with its author',
    ],
  },
  '4. States and transitions': {
    '102: Message: unread to read by opening or the button; the current user is added to readBy': [
      'inbox/messages: clicking a row opens the detail modal',
      'inbox/messages: mark read, archive',
      'server/src/features/messages/messages.test.ts: adds each reader once',
    ],
    '102: Message: archived by row or modal; not again': ['inbox/messages: mark read, archive'],
    '102: Message: without a status it is derived from isRead': [
      'contract/src/calls/client.test.ts: a message without a status',
    ],
    '102: Message: counts as unread if status is unread or isRead is false; replies can be added': [
      'server/src/features/messages/messages.test.ts: adds each reader once',
      'inbox/messages: clicking a row opens the detail modal',
    ],
    '102: Message: the unread indicator refreshes after each change and every 5 minutes': [
      'inbox/messages: mark read, archive, the bell after each',
      'inbox/messages: clicking a row opens the detail modal',
      'inbox/notifications: the badge is',
    ],
    '103: Contact form: idle, sending, success or error': [
      'site/contact: a message sent from',
      'site/contact: a failure shows the server',
    ],
    '104: Sign-in: stored token verified on load; 401 or expiry clears; none means signed out': [
      'accounts/sign-in: that verification answers with 401 is cleared',
      'accounts/sign-in: that is not there means that nobody is signed in',
    ],
    '105: Product status, category and team isActive toggle': [
      'admin/products: the table has select-all',
      'admin/categories: the table: Title',
      'admin/team: the table, active members first',
    ],
    "106: Client isActive toggles; Activate All Clients; 'No inactive clients to activate'; count": [
      'admin/clients: heading, subtitle, the card',
    ],
    '107: Categories sort by displayOrder; up/down swap; first and last cannot move': [
      'admin/categories: the table: Title, Description',
    ],
    '108: Team list: active first, then alphabetical; the public one only active': [
      'admin/team: the table, active members first',
      'site/team: active members are shown',
    ],
    '109: Events: upcoming, past, no date last, newest first': ['site/categories: events are upcoming when'],
    "110: Hero upload saves by itself ('Settings saved automatically')": ['admin/settings: Hero Images'],
    '111: Modals open empty or prefilled; closing resets; client delete keeps pending id and name meanwhile':
      ['admin/clients: Delete Client names the client', 'admin/products: add and edit'],
    '112: Lists show loading, error, empty and data': [
      'admin/products: the list says that it loads',
      'admin/team: the list says that it loads',
      'admin/services: the list says that it loads',
    ],
    '112: Sidebar collapsed or expanded; carousels wrap around': [
      'admin/shell: the sidebar can be collapsed',
      'site/products: previous and next go around both ends',
    ],
  },
  '5. Validation rules': {
    '116: Contact form: all required, email type': [
      'site/contact: name, email, subject and message are required',
    ],
    '117: Login: email and password required': ['accounts/sign-in: email and password are required'],
    '118: Images: 5 MB and type, with the sentence of each screen': [
      'admin/products: add and edit: required fields',
      'admin/partners: a logo over 5 MB is refused',
      'admin/categories: an event is added from the row',
      'admin/clients: S8: the fields in their order',
    ],
    '119: Product: title and short description required': ['admin/products: add and edit: required fields'],
    '120: Partner: name, description, website': ['admin/partners: each broken rule is said at its field'],
    "121: Category: 'Title is required', 'Title must be at least 3 characters', 'Title must be less than 100 characters', 'A category with this title already exists. Please use a different title.'":
      ['admin/categories: the category form'],
    '121: Category: short description under 200, description under 5000': [
      'contract/src/types/categories.test.ts: a title has 3',
    ],
    "121: Category: 'Display order must be a number'": [
      'server/src/input-sentences.test.ts: a value of the wrong kind',
    ],
    '122: Event: title and description required': ['admin/categories: the details modal lists'],
    '123: Team member: required fields, email well-formed': ['admin/team: add and edit'],
    '124: Company: at most 5 hero images; stats integers from 1': ['admin/settings: Hero Images'],
    '125: Credentials: current password, confirmation, 6 characters; only changed fields are sent': [
      'accounts/own-account: each broken rule is told in the specified words',
      'accounts/own-account: only what changed is sent',
    ],
    '126: Client: required fields, errors joined in one toast, trimmed': [
      'admin/clients: S8: the fields in their order',
    ],
    '127: Message search over name, email, subject and message; filter by status': [
      'inbox/messages: the table, the search box',
    ],
    '128: Hero upload answer without an image URL is an error': ['admin/settings: Hero Images'],
    '129: Deletion confirmations': [
      'admin/products: Delete (n) asks',
      'admin/partners: deleting asks first',
      'admin/categories: deleting a category is confirmed',
      'admin/team: the table, active members first',
      'admin/clients: Delete Client names the client',
    ],
  },
  '6. Roles and permissions': {
    '133: Visitors: read-only public site plus the contact form': [
      'server/src/access.test.ts: A21: every route lets in exactly',
      'site/contact: a message sent from',
    ],
    '134: Signed-in user: all /admin screens; may edit own name, email and password': [
      'admin/shell: Admin shell: the sidebar has the specified entries',
      'accounts/own-account: only what changed is sent',
    ],
    '134: Any admin may manage partners, clients and messages; a reply author is recorded by admin name': [
      'server/src/access.test.ts: A21: every route lets in exactly',
      'server/src/features/messages/messages.test.ts: is kept with its author',
    ],
    '135: The admin user has a role field': [
      'server/src/features/accounts/calls.test.ts: it answers with the admin',
    ],
    '136: Unauthenticated access to /admin redirects to /login': [
      'accounts/sign-in: who is not signed in is sent to the sign-in',
    ],
    '137: Requests carry a bearer token from local storage when present; cookies are sent too': [
      'contract/src/calls/client.test.ts: a call carries the bearer token',
      'accounts/sign-in: that verification answers with 401 is cleared',
    ],
  },
  '7. Calls': {
    '141: Base path, bearer token, success false, lists in three shapes, 30 s and 120 s': [
      'contract/src/calls/client.test.ts: every content type is called',
      'contract/src/calls/client.test.ts: a call carries the bearer token',
      'contract/src/calls/client.test.ts: a list may be bare',
      'contract/src/calls/client.test.ts: a failure is told',
      'contract/src/calls/client.test.ts: a call is given up',
    ],
    '141: Reads are kept for 5 minutes': ['web/app/admin/api/query-client.test.ts: what was read is kept'],
    '144: POST /auth/login': [
      'server/src/features/accounts/calls.test.ts: it answers with a token and the admin',
    ],
    '145: POST /auth/register': [
      'server/src/features/accounts/calls.test.ts: an invitation becomes an account',
    ],
    '146: GET /auth/verify': ['server/src/features/accounts/calls.test.ts: it answers with the admin'],
    '147: PUT /auth/update-credentials': [
      'server/src/features/accounts/calls.test.ts: what is given is changed',
    ],
    '150: Services': ['server/src/features/services/services.test.ts: '],
    '153: Products': ['server/src/features/products/products.test.ts: '],
    '156: Categories': ['server/src/features/categories/categories.test.ts: '],
    '156, 159: Events': ['server/src/features/categories/events.test.ts: '],
    '162: Team': ['server/src/features/team/team.test.ts: '],
    '162: Partners': ['server/src/features/partners/partners.test.ts: '],
    '162: Clients': [
      'server/src/features/clients/clients.test.ts: ',
      'contract/src/calls/client.test.ts: a client that was saved',
      'contract/src/calls/client.test.ts: deleting a client that fails',
    ],
    '165: Company': ['server/src/features/company/company.test.ts: '],
    '168: Uploads': [
      'server/src/features/uploads/uploads.test.ts: ',
      'contract/src/calls/client.test.ts: the address of an uploaded image',
      'contract/src/calls/client.test.ts: a call is given up',
    ],
    '171: Contact': [
      'server/src/features/messages/messages.test.ts: ',
      'server/src/features/messages/replies.test.ts: ',
    ],
    '173: Reads fill lists, writes toast and refresh them, errors are told': [
      'admin/partners: the modal: a logo with preview',
      'admin/partners: loading, and a load, save, delete or upload',
    ],
  },
  '8. Error catalogue': {
    "178: General: the server's message, 'Error {status}: {statusText}', no response, otherwise": [
      'contract/src/calls/client.test.ts: a failure is told in the server',
      'contract/src/calls/client.test.ts: no answer, or one that breaks off',
      'accounts/broken-answers: a request that cannot be made',
    ],
    "181: Auth: 'Login failed', 'Registration failed', 'Invalid response from server', 'Login failed. Please check …'":
      [
        'contract/src/calls/client.test.ts: a refusal without a word',
        'contract/src/calls/client.test.ts: an answer that is not ours',
        'accounts/broken-answers: what else went wrong',
      ],
    "184: Public services: 'No services available at the moment.'": ['site/services: without services'],
    "184: Public services: 'Service fetch timed out. Please try again.', 'Failed to load services', the hint":
      [
        'web/app/site/home/services.test.ts: services that take 3 s',
        'web/app/site/home/services.test.ts: services that cannot be read',
        'web/app/site/home/shown-sections.test.ts: services that cannot be read',
      ],
    "185: Public products: 'No products found. Please add some products in the admin panel.', 'Failed to load products. Please try again later.'":
      ['site/products: without products', 'web/app/site/home/home.test.ts: each section'],
    "186: Public categories: 'Failed to fetch categories', 'Something went wrong' plus message, 'No active categories available at the moment.'":
      ['site/categories: without categories', 'site/categories: categories that cannot be read'],
    "187: Team, partners, clients: 'Failed to load team members', 'Failed to load partners', 'Failed to load client testimonials' and the hint 'Please try refreshing the page or contact support if the problem persists.'":
      ['web/app/site/home/home.test.ts: each section', 'site/team: members that cannot be read'],
    "187: Clients empty: 'Client testimonials will be available soon.'": [
      'site/clients: without testimonials',
    ],
    "188: Contact: 'Thank you for your message! We will get back to you soon.'; 'There was an error sending your message. Please try again later.'":
      ['site/contact: a message sent from', 'site/contact: a failure shows the server'],
    "189: Service: 'Service not found', 'Request timed out. Please try again.', 'Failed to load service. Please try again later.'":
      [
        'site/services: what is not there is a real 404',
        'web/app/site/records/record-page.test.ts: a service says',
      ],
    "190: Category: 'Failed to load category. Please try again later.', 'Category not found'": [
      'web/app/site/records/record-page.test.ts: a category says',
      'site/categories: what is not there is a real 404',
    ],
    "191: Hero: 'No hero images configured'; broken images fall back everywhere": [
      'site/hero: with no hero images',
      'site/services: a missing or broken picture',
      'site/team: a missing or broken portrait',
    ],
    "194: Admin products: failed load, 'Failed to save product', 'Failed to delete product', 'Failed to delete products', toggle status":
      [
        'admin/products: the list says that it loads',
        'admin/products: add and edit: required fields',
        'admin/products: Delete (n) asks',
        'admin/products: the table has select-all',
      ],
    "194: Admin products: upload 'Invalid response', 'Failed to add image'": [
      'admin/products: add and edit: required fields',
    ],
    "195: Admin partners: 'Failed to load partners. Please try again.'; 'Failed to save partner. Please try again.'; 'Failed to delete partner. Please try again.'; 'Error uploading image: Invalid response'":
      ['admin/partners: loading, and a load, save, delete or upload'],
    "196: Admin categories: 'Failed to create category: {reason}'; 'Failed to update category: {reason}'; 'Error deleting category. Please try again.'":
      ['admin/categories: the category form', 'admin/categories: deleting a category is confirmed'],
    "196: Admin categories: 'Error changing category status. Please try again.'; 'Error changing category order. Please try again.'":
      ['admin/categories: the table: Title, Description'],
    "196: Admin categories: 'Error: Category not found in the current view'; 'Image upload failed. Please try again.'":
      ['admin/categories: the category form', 'admin/categories: the table: Title, Description'],
    "197: Admin events: 'Failed to save event: {reason}'; 'Error deleting event. Please try again.'; 'Error uploading image. Continuing with event creation without image.'":
      ['admin/categories: the details modal lists'],
    "198: Admin company: 'Failed to load company settings'; 'Failed to save company settings: {reason}'; 'Image uploaded but URL not found in response'":
      ['admin/settings: the settings say that they load', 'admin/settings: S6: the five tabs'],
    '198: Admin company: \'Image uploaded but not saved. Please click "Save Settings" to persist changes.\'':
      ['admin/settings: Hero Images'],
    "198: Admin company: 'Failed to update credentials'; 'No changes were made to update'": [
      'accounts/own-account: saving without a change says so',
      'accounts/own-account: a wrong current password is told',
    ],
    "199: Admin team: 'Failed to load team members. Please try again.'; 'Please fix the validation errors before submitting.'; 'Please fill in all required fields.'; 'Error saving team member. Please try again.'":
      ['admin/team: add and edit', 'admin/team: the list says that it loads'],
    "199: Admin team: 'Failed to delete team member. Please try again.'; 'Failed to toggle team member status. Please try again.'":
      ['admin/team: the table, active members first'],
    "200: Admin messages: 'Failed to load messages'; 'Failed to mark message as read'; 'Failed to archive message'; 'Message marked as read'; 'Message archived'":
      ['inbox/messages: mark read, archive', 'inbox/messages: the list says that it loads'],
    "201: Admin clients: 'Failed to load clients. Please try again.'; 'Please select an image file'; 'Image uploaded successfully'; 'Failed to upload image: {reason}'":
      ['admin/clients: S8: the fields in their order', 'admin/clients: the list says Loading clients'],
    "201: Admin clients: 'Invalid upload response'; 'No image URL in response'; 'Failed to get image URL from upload'; 'Invalid response format'":
      ['admin/clients: S8: the fields in their order'],
    "201: Admin clients: 'Client updated successfully'; 'Client added successfully'; 'Failed to save client'":
      ['admin/clients: S8: the fields in their order'],
    "201: Admin clients: 'Cannot delete: Invalid client data'; 'Cannot delete: Missing client ID'": [
      'web/app/admin/clients/deletable.test.ts: a client without data',
    ],
    "201: Admin clients: 'Client \"{name}\" deleted successfully'; 'Failed to delete client' with the server's message or 'Server error ({status})'":
      ['admin/clients: Delete Client names the client'],
    "201: Admin clients: 'Client activated successfully'; 'Client deactivated successfully'; 'Failed to toggle client status. Please try again.'":
      ['admin/clients: heading, subtitle, the card'],
    "201: Admin clients: 'No inactive clients to activate'; 'Successfully activated {n} clients'; 'Failed to activate clients. Please try again.'":
      ['admin/clients: heading, subtitle, the card'],
    "202: Other successes: 'Settings saved automatically', 'Credentials updated successfully'": [
      'accounts/own-account: only what changed is sent',
      'admin/settings: Hero Images',
      'admin/settings: Admin User',
    ],
  },
  '9. Business constants and limits': {
    '208, 209: API timeout 30 s, upload timeout 120 s': [
      'contract/src/calls/client.test.ts: a call is given up',
    ],
    '210: Client cache 5 minutes': ['web/app/admin/api/query-client.test.ts: what was read is kept'],
    '211: Unread refresh every 5 minutes': ['inbox/notifications: the badge is'],
    '212: Services fetch abort 3 s': ['web/app/site/home/services.test.ts: services that take 3 s'],
    '213: Carousels advance every 5 s': [
      'site/hero: with three images it advances',
      'site/products: it advances every 5 s',
    ],
    '214, 215: Navigation solid after 50 px, section scroll delay 100 ms': [
      'site/frame: the navigation bar turns solid',
      'site/frame: a section link on another page',
    ],
    "216, 217, 218: Hero defaults: 10 years, 500 projects, 'Elevating Electrical Engineering to the Next Level', 'Discover More' linking '#services'":
      [
        'server/src/features/company/company.test.ts: answers the slides and stats',
        'site/hero: with no hero images it shows the notice',
        'site/hero: a slide without words has the default title',
      ],
    '219: Max hero images 5; recommended sizes': [
      'admin/settings: Hero Images',
      'admin/settings: S6: the five tabs',
    ],
    '220: Image max size 5 MB; JPEG, PNG, GIF, WEBP': [
      'admin/products: add and edit',
      'admin/partners: a logo over 5 MB',
    ],
    '221: Category title 3 to under 100 characters; short description under 200; description under 5000': [
      'contract/src/types/categories.test.ts: a title has 3',
    ],
    '222: Password minimum 6': ['accounts/own-account: each broken rule is told'],
    '223: Toast closes after 5 s, top right': ['admin/partners: S5: toasts stand in the top right corner'],
    "224: Notification badge '9+' above 9": ['inbox/notifications: the badge is'],
    '225, 226, 227, 228: Texts cut: service 100, product 120, category list 100, message 50, client 40': [
      'site/services: cards have image',
      'site/products: the card',
      'admin/categories: the table',
      'inbox/messages: the table',
      'admin/clients: heading',
    ],
    '229: Per view: 1 under 640 px, 2 under 1024, else 3': [
      'site/products: 1 card',
      'site/clients: 1 in view',
    ],
    '230: Mobile menu under 768 px, another layout under 640 px': [
      'site/frame: the menu collapses',
      'admin/partners: on a phone the table becomes cards',
    ],
    '231, 232: Events 3 first; View All above 6': [
      'site/categories: 3 events',
      'site/categories: featured products',
    ],
    '233, 234: Default map coordinates and FAQ': ['operations/empty-product: without company data'],
    "235: Price: dollars with two decimals ('$1,234.50'), else 'Contact us'": [
      'web/app/ui/price.test.ts: prints dollars',
    ],
    '236: Greeting: morning before 12, afternoon before 18, else evening': [
      'web/app/admin/dashboard/greeting.test.ts: ',
    ],
  },
}
