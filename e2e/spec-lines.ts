/**
 * What the specification says of screens, states, rules, sentences and numbers, line by line, and the tests that show
 * it: the file (a journey by its room and name), a colon, and how the test's name begins.
 */
export const specLines: Record<string, Record<string, string[]>> = {
  '2. Screens and routes: route table': {
    '/ : public home': ['site/website: every partner is there'],
    '/service/{id} : service detail': ['site/services: a service page has image'],
    '/categories/{id} and /category/{id} : the same category detail page': [
      'server/src/website/addresses.test.ts: /category/{id} is the same page',
    ],
    '/login : sign-in': ['accounts/sign-in: the form is idle, signing in, or shows an error'],
    '/admin : admin shell, needs a signed-in user, with its children': [
      'accounts/sign-in: who is not signed in is sent to the sign-in',
      'admin/shell: Admin shell: the sidebar has the specified entries',
    ],
    'Also linked: /admin/notifications, /admin/site-settings, /admin/help, /admin/documentation, /admin/support':
      [
        'inbox/notifications: /admin/notifications',
        'admin/site-settings: search engine defaults',
        'admin/help: /admin/help',
        'admin/help: /admin/documentation',
        'admin/support: /admin/support',
      ],
    'Partners contact link on public pages is /contact': [
      'site/frame: the partners section leads to /contact',
    ],
    'Any unknown path redirects to /': [
      'server/src/website/addresses.test.ts: an unknown path leads home with 302',
    ],
    'While authentication state loads a spinner shows': [
      'accounts/sign-in: is verified on load, and a spinner shows meanwhile',
    ],
    'Who is not signed in is sent to /login, remembering the page; after sign-in /admin replaces history': [
      'accounts/sign-in: who is not signed in is sent to the sign-in and comes back',
    ],
  },
  '2. Screens and routes: public landing page': {
    "Section ids in order: 'home', 'services', 'products', 'categories', 'team', 'partners', 'clients', 'contact'; a hash scrolls to its section, otherwise to the top":
      ['site/frame: on load a hash scrolls to its section'],
    'Navigation bar: Home, Services, Products, Categories, Team, Partners, Contact': [
      'site/frame: the navigation bar has Home',
    ],
    'Navigation bar: highlights the section in view': ['site/frame: the navigation bar highlights'],
    'Navigation bar: solid after 50 px of scroll': ['site/frame: the navigation bar turns solid after 50 px'],
    'Navigation bar: collapsible menu on mobile': ['site/frame: the menu collapses, opens'],
    'Navigation bar: from another page to / and the section after 100 ms': [
      'site/frame: a section link on another page',
    ],
    'Navigation bar: the company logo and name': ['site/frame: the company name and logo lead home'],
    'Hero: images with title, subtitle, button and stats': [
      'site/hero: one image: its words stand over it',
      'site/hero: stats are years of experience',
    ],
    'Hero: auto-advances every 5 seconds; the background is the next image': [
      'site/hero: with three images it advances every 5 seconds',
    ],
    'Hero: previous and next buttons': ['site/hero: previous and next buttons wrap around'],
    "Hero: with none 'No hero images configured'": ['site/hero: with no hero images it shows the notice'],
    'Hero: a failed image falls back to a placeholder': ['site/hero: a failed image falls back'],
    'Services: cards with image, title, short description cut at 100 characters': [
      'site/services: cards have image, title',
    ],
    'Services: clicking a card goes to /service/{id}': ['site/services: clicking anywhere on a card'],
    'Products carousel: auto-advances every 5 s and wraps around': ['site/products: it advances every 5 s'],
    'Products carousel: manual navigation stops autoplay': ['site/products: manual navigation stops it'],
    'Products carousel: 1 under 640 px, 2 under 1024 px, else 3': [
      'site/products: 1 card in view under 640 px',
    ],
    "Products carousel: description cut at 120; price in dollars with two decimals ('$1,234.50'), otherwise 'Contact us'":
      ['site/products: the card: text cut at 120 characters', 'web/app/ui/price.test.ts: prints dollars'],
    'Categories: active categories linking to the category page': [
      'site/categories: active categories link to their page',
    ],
    'Clients testimonials: carousel with the same per-view counts': [
      'site/clients: 1 in view under 640 px, 2 under 1024 px, else 3',
    ],
    'Contact: form with name, email, subject, message': [
      'site/contact: name, email, subject and message are required',
    ],
    'Contact: FAQ and map, default coordinates, three default questions': [
      'operations/empty-product: without company data the contact page has the default coordinates',
      'site/contact: the company',
    ],
    'Footer: quick links, contact info, social links only if set': [
      'site/frame: the footer has the quick links',
    ],
    'Footer: newsletter form with an email input and Subscribe button': [
      'site/frame: the newsletter form sends the address',
      'site/newsletter: who subscribes in the footer',
    ],
    'Top bar: company name linking home, home link; when signed in Admin and Logout; hidden on /, /service/ and category pages':
      ['site/frame: the top bar has the company name'],
    'Top bar: default name if company data fails to load': ['site/frame: the top bar has the default name'],
  },
  '2. Screens and routes: detail pages': {
    'Category: about block': ['site/categories: About block'],
    'Category: upcoming and past events, 3 shown first, show-all toggle': [
      'site/categories: 3 events are shown first',
    ],
    'Category: featured products, View All when more than 6': ['site/categories: featured products'],
    'Category: back link to /#categories, in the error view too': [
      'site/categories: active categories link to their page',
      'site/categories: categories that cannot be read',
    ],
    'Service: image, title, short description, features, Request Quote to /#contact': [
      'site/services: a service page has image',
    ],
    'Service: the full description where there are no features': [
      'site/services: a service without features',
    ],
    'Service: back link to /#services': ['site/services: clicking anywhere on a card'],
  },
  '2. Screens and routes: login and admin shell': {
    'Login: email and password; idle, signing in, error': ['accounts/sign-in: the form is idle, signing in'],
    'Shell: collapsible sidebar with the specified entries': [
      'admin/shell: the sidebar can be collapsed',
      'admin/shell: Admin shell: the sidebar has the specified entries',
    ],
    'Shell: mobile drawer': ['admin/shell: the sidebar is a drawer'],
    "Shell: notifications dropdown with unread messages, badge '9+' above 9, View All": [
      'inbox/notifications: the badge is',
      'inbox/notifications: the bell shows each user',
    ],
    'Shell: user menu with name, email, Settings and Sign out': ['admin/shell: the user menu has name'],
    "Relative time: minutes up to '59 minutes ago', hours from '1 hour ago' to '23 hours ago', then days ('1 day ago')":
      ['web/app/admin/parts/relative-time.test.ts: says of'],
    'Dashboard: greeting by time of day with the name; quick-access cards': [
      'admin/dashboard: Admin dashboard: greeting by time of day',
      'web/app/admin/dashboard/greeting.test.ts: ',
    ],
  },
  '2. Screens and routes: management screens': {
    'Products: select-all, checkboxes, Name sortable by title, Description, Status toggle, Edit, Delete': [
      'admin/products: the table has select-all',
    ],
    "Products: 'Add Product', 'Delete ({n})', empty 'No products found'": [
      'admin/products: Delete (n) asks',
      'admin/products: add and edit',
    ],
    'Products: modal with title, descriptions, status, main and additional images': [
      'admin/products: add and edit: required fields',
    ],
    'Partners: heading, Add Partner, columns; website in a new tab with https://': [
      'admin/partners: the table has the specified columns',
    ],
    "Partners: 'Loading partners...', 'No partners found', 'Get started by adding a new partner'": [
      'admin/partners: loading, and a load, save, delete or upload',
      'admin/partners: searching and an empty result',
    ],
    'Partners: modal with logo upload, Partner Name, Website URL, Description; Save, Update, Cancel': [
      'admin/partners: the modal: a logo with preview',
    ],
    "Partners: 'Are you sure you want to delete this partner?'": ['admin/partners: deleting asks first'],
    'Categories: Title, Description with fallback, Status toggle, Order arrows, Actions': [
      'admin/categories: the table: Title, Description',
    ],
    'Categories: category form, delete confirmation': [
      'admin/categories: the category form',
      'admin/categories: deleting a category is confirmed',
    ],
    'Categories: event form, event delete confirmation, details modal with its events': [
      'admin/categories: the details modal lists',
      'admin/categories: an event is added from the row',
    ],
    'Categories: retry button on load failure': ['admin/categories: the list says that it loads'],
    'Settings: General (name, email, phone, address, description, logo 200x200)': [
      'admin/settings: S6: the five tabs',
    ],
    'Settings: Social Media, FAQ': ['admin/settings: Social Media and FAQ'],
    'Settings: Hero Images, up to 5, 1920x1080, stats': ['admin/settings: Hero Images'],
    'Settings: Admin User; a new password reveals the current-password field': [
      'admin/settings: Admin User',
      'accounts/own-account: the current password and the confirmation are asked for',
    ],
    'Team: table, add/edit modal, delete confirmation, empty state': [
      'admin/team: the table, active members first',
      'admin/team: add and edit',
    ],
    'Messages: heading, search box, status filter, Refresh, table, empty': [
      'inbox/messages: the table, the search box',
    ],
    'Messages: detail modal with replies, Close and Archive': [
      'inbox/messages: clicking a row opens the detail modal',
    ],
    'Clients: heading, subtitle, Activate All Clients, card with count, table': [
      'admin/clients: heading, subtitle, the card',
    ],
    'Clients: states and texts of loading, error and empty': ['admin/clients: the list says Loading clients'],
    'Clients: modal with its fields, hints and buttons': ['admin/clients: S8: the fields in their order'],
    'Clients: Delete Client dialog': ['admin/clients: Delete Client names the client'],
    'Services management (as RESOLUTIONS decides)': [
      'admin/services: the table: image, title',
      'admin/services: the modal: title',
    ],
    "Fallback: 'Something went wrong' with the error and Refresh Page": [
      'site/frame: what cannot be shown ends in Something went wrong',
    ],
    "Fallback: 'React Initialization Error' with troubleshooting steps": [
      'site/frame: the back office shows a React Initialization Error page',
    ],
    'Fallback: startup banner hides after 1 second': ['site/frame: a startup status banner'],
    'The viewport is fixed at scale 1 with zoom disabled': [
      'server/src/website/page-heads.test.ts: the viewport is fixed at scale 1',
    ],
  },
  '3. Entities and their fields': {
    'Company info, admin user, service, product, category, event, team member, partner, client and message have the named fields':
      ['contract/src/types/entities.test.ts: every entity has the fields'],
    "Company info: altText default 'Company Logo', buttonText default 'Discover More', buttonLink default '#services', heroStats default 10 and 500":
      [
        'server/src/features/company/company.test.ts: before anything is saved, it is made',
        'server/src/features/company/company.test.ts: a slide without a button text',
        'server/src/features/company/company.test.ts: answers the slides and stats',
      ],
    "Product: status 'active' or 'inactive'; message: status 'unread', 'read' or 'archived'": [
      'contract/src/types/entities.test.ts: every entity has the fields',
    ],
    'Category: displayOrder is a number; event: category is a category id': [
      'server/src/input-sentences.test.ts: a value of the wrong kind',
      'server/src/features/categories/events.test.ts: it makes the very event',
    ],
    'Client: isActive default true': ['server/src/features/clients/clients.test.ts: a new client is active'],
    'Message: legacy isRead, readBy, replies with the name of their author': [
      'server/src/features/messages/messages.test.ts: adds each reader once',
      'server/src/features/messages/messages.test.ts: is kept with its author',
    ],
  },
  '4. States and transitions': {
    'Message: unread to read by opening or the button; the current user is added to readBy': [
      'inbox/messages: clicking a row opens the detail modal',
      'inbox/messages: mark read, archive',
      'server/src/features/messages/messages.test.ts: adds each reader once',
    ],
    'Message: archived by row or modal; not again': ['inbox/messages: mark read, archive'],
    'Message: the unread indicator refreshes after each change and every 5 minutes': [
      'inbox/notifications: the badge is',
      'inbox/notifications: /admin/notifications: unread messages',
    ],
    'Contact form: idle, sending, success or error': [
      'site/contact: a message sent from',
      'site/contact: a failure shows the server',
    ],
    'Sign-in: stored token verified on load; 401 or expiry clears; none means signed out': [
      'accounts/sign-in: that verification answers with 401 is cleared',
      'accounts/sign-in: that is not there means that nobody is signed in',
    ],
    'Product status, category and team isActive toggle': [
      'admin/products: the table has select-all',
      'admin/categories: the table: Title',
      'admin/team: the table, active members first',
    ],
    "Client isActive toggles; Activate All Clients; 'No inactive clients to activate'; count": [
      'admin/clients: heading, subtitle, the card',
    ],
    'Categories sort by displayOrder; up/down swap; first and last cannot move': [
      'admin/categories: the table: Title, Description',
    ],
    'Team list: active first, then alphabetical; the public one only active': [
      'admin/team: the table, active members first',
      'site/team: active members are shown',
    ],
    'Events: upcoming, past, no date last, newest first': ['site/categories: events are upcoming when'],
    "Hero upload saves by itself ('Settings saved automatically')": ['admin/settings: Hero Images'],
    'Modals open empty or prefilled; closing resets; client delete keeps pending id and name meanwhile': [
      'admin/clients: Delete Client names the client',
      'admin/products: add and edit',
    ],
    'Lists show loading, error, empty and data': [
      'admin/products: the list says that it loads',
      'admin/team: the list says that it loads',
      'admin/services: the list says that it loads',
    ],
    'Sidebar collapsed or expanded; carousels wrap around': [
      'admin/shell: the sidebar can be collapsed',
      'site/products: previous and next go around both ends',
    ],
  },
  '5. Validation rules': {
    'Contact form: all required, email type': ['site/contact: name, email, subject and message are required'],
    'Login: email and password required': ['accounts/sign-in: email and password are required'],
    'Images: 5 MB and type, with the sentence of each screen': [
      'admin/products: add and edit: required fields',
      'admin/partners: a logo over 5 MB is refused',
      'admin/categories: an event is added from the row',
    ],
    'Product: title and short description required': ['admin/products: add and edit: required fields'],
    'Partner: name, description, website': ['admin/partners: each broken rule is said at its field'],
    "Category: 'Title is required', 'Title must be at least 3 characters', 'Title must be less than 100 characters', 'A category with this title already exists. Please use a different title.'":
      ['admin/categories: the category form'],
    'Category: short description under 200, description under 5000': [
      'contract/src/types/categories.test.ts: a title has 3',
    ],
    "Category: 'Display order must be a number'": [
      'server/src/input-sentences.test.ts: a value of the wrong kind',
    ],
    'Event: title and description required': ['admin/categories: the details modal lists'],
    'Team member: required fields, email well-formed': ['admin/team: add and edit'],
    'Company: at most 5 hero images; stats integers from 1': ['admin/settings: Hero Images'],
    'Credentials: current password, confirmation, 6 characters; only changed fields are sent': [
      'accounts/own-account: each broken rule is told in the specified words',
      'accounts/own-account: only what changed is sent',
    ],
    'Client: required fields, errors joined in one toast, trimmed': [
      'admin/clients: S8: the fields in their order',
    ],
    'Message search over name, email, subject and message; filter by status': [
      'inbox/messages: the table, the search box',
    ],
    'Hero upload answer without an image URL is an error': ['admin/settings: Hero Images'],
    'Deletion confirmations': [
      'admin/products: Delete (n) asks',
      'admin/partners: deleting asks first',
      'admin/categories: deleting a category is confirmed',
      'admin/team: the table, active members first',
      'admin/clients: Delete Client names the client',
    ],
  },
  '6. Roles and permissions': {
    'Visitors: read-only public site plus the contact form': [
      'server/src/access.test.ts: A21: every route lets in exactly',
      'site/contact: a message sent from',
    ],
    'Signed-in user: all /admin screens; may edit own name, email and password': [
      'admin/shell: Admin shell: the sidebar has the specified entries',
      'accounts/own-account: only what changed is sent',
    ],
    'Any admin may manage partners, clients and messages; a reply author is recorded by admin name': [
      'server/src/access.test.ts: A21: every route lets in exactly',
      'server/src/features/messages/messages.test.ts: is kept with its author',
    ],
    'The admin user has a role field': [
      'server/src/features/accounts/calls.test.ts: it answers with the admin',
    ],
    'Unauthenticated access to /admin redirects to /login': [
      'accounts/sign-in: who is not signed in is sent to the sign-in',
    ],
    'Requests carry a bearer token from local storage when present; cookies are sent too': [
      'contract/src/calls/client.test.ts: a call carries the bearer token',
      'accounts/sign-in: that verification answers with 401 is cleared',
    ],
  },
  '8. Error catalogue': {
    "General: the server's message, 'Error {status}: {statusText}', no response, otherwise": [
      'contract/src/calls/client.test.ts: a failure is told in the server',
      'contract/src/calls/client.test.ts: no answer, or one that breaks off',
      'accounts/broken-answers: a request that cannot be made',
    ],
    "Auth: 'Login failed', 'Registration failed', 'Invalid response from server', 'Login failed. Please check …'":
      [
        'contract/src/calls/client.test.ts: a refusal without a word',
        'contract/src/calls/client.test.ts: an answer that is not ours',
        'accounts/broken-answers: what else went wrong',
      ],
    "Public services: 'No services available at the moment.'": ['site/services: without services'],
    "Public services: 'Service fetch timed out. Please try again.', 'Failed to load services', the hint": [
      'web/app/site/home/services.test.ts: services that take 3 s',
      'web/app/site/home/services.test.ts: services that cannot be read',
    ],
    "Public products: 'No products found. Please add some products in the admin panel.', 'Failed to load products. Please try again later.'":
      ['site/products: without products', 'web/app/site/home/home.test.ts: each section'],
    "Public categories: 'Failed to fetch categories', 'Something went wrong' plus message, 'No active categories available at the moment.'":
      ['site/categories: without categories', 'site/categories: categories that cannot be read'],
    "Team, partners, clients: 'Failed to load team members', 'Failed to load partners', 'Failed to load client testimonials' and the hint 'Please try refreshing the page or contact support if the problem persists.'":
      ['web/app/site/home/home.test.ts: each section', 'site/team: members that cannot be read'],
    "Clients empty: 'Client testimonials will be available soon.'": ['site/clients: without testimonials'],
    "Contact: 'Thank you for your message! We will get back to you soon.'; 'There was an error sending your message. Please try again later.'":
      ['site/contact: a message sent from', 'site/contact: a failure shows the server'],
    "Service: 'Service not found', 'Request timed out. Please try again.', 'Failed to load service. Please try again later.'":
      [
        'site/services: what is not there is a real 404',
        'web/app/site/records/record-page.test.ts: a service says',
      ],
    "Category: 'Failed to load category. Please try again later.', 'Category not found'": [
      'web/app/site/records/record-page.test.ts: a category says',
      'site/categories: what is not there is a real 404',
    ],
    "Hero: 'No hero images configured'; broken images fall back everywhere": [
      'site/hero: with no hero images',
      'site/services: a missing or broken picture',
      'site/team: a missing or broken portrait',
    ],
    "Admin products: failed load, 'Failed to save product', 'Failed to delete product', 'Failed to delete products', toggle status":
      [
        'admin/products: the list says that it loads',
        'admin/products: add and edit: required fields',
        'admin/products: Delete (n) asks',
        'admin/products: the table has select-all',
      ],
    "Admin products: upload 'Invalid response', 'Failed to add image'": [
      'admin/products: add and edit: required fields',
    ],
    "Admin partners: 'Failed to load partners. Please try again.'; 'Failed to save partner. Please try again.'; 'Failed to delete partner. Please try again.'; 'Error uploading image: Invalid response'":
      ['admin/partners: loading, and a load, save, delete or upload'],
    "Admin categories: 'Failed to create category: {reason}'; 'Failed to update category: {reason}'; 'Error deleting category. Please try again.'":
      ['admin/categories: the category form', 'admin/categories: deleting a category is confirmed'],
    "Admin categories: 'Error changing category status. Please try again.'; 'Error changing category order. Please try again.'":
      ['admin/categories: the table: Title, Description'],
    "Admin categories: 'Error: Category not found in the current view'; 'Image upload failed. Please try again.'":
      ['admin/categories: the category form', 'admin/categories: the table: Title, Description'],
    "Admin events: 'Failed to save event: {reason}'; 'Error deleting event. Please try again.'; 'Error uploading image. Continuing with event creation without image.'":
      ['admin/categories: the details modal lists'],
    "Admin company: 'Failed to load company settings'; 'Failed to save company settings: {reason}'; 'Image uploaded but URL not found in response'":
      ['admin/settings: the settings say that they load', 'admin/settings: S6: the five tabs'],
    'Admin company: \'Image uploaded but not saved. Please click "Save Settings" to persist changes.\'': [
      'admin/settings: Hero Images',
    ],
    "Admin company: 'Failed to update credentials'; 'No changes were made to update'": [
      'accounts/own-account: saving without a change says so',
      'accounts/own-account: a wrong current password is told',
    ],
    "Admin team: 'Failed to load team members. Please try again.'; 'Please fix the validation errors before submitting.'; 'Please fill in all required fields.'; 'Error saving team member. Please try again.'":
      ['admin/team: add and edit', 'admin/team: the list says that it loads'],
    "Admin team: 'Failed to delete team member. Please try again.'; 'Failed to toggle team member status. Please try again.'":
      ['admin/team: the table, active members first'],
    "Admin messages: 'Failed to load messages'; 'Failed to mark message as read'; 'Failed to archive message'; 'Message marked as read'; 'Message archived'":
      ['inbox/messages: mark read, archive', 'inbox/messages: the list says that it loads'],
    "Admin clients: 'Failed to load clients. Please try again.'; 'Please select an image file'; 'Image uploaded successfully'; 'Failed to upload image: {reason}'":
      ['admin/clients: S8: the fields in their order', 'admin/clients: the list says Loading clients'],
    "Admin clients: 'Invalid upload response'; 'No image URL in response'; 'Failed to get image URL from upload'; 'Invalid response format'":
      ['admin/clients: S8: the fields in their order'],
    "Admin clients: 'Client updated successfully'; 'Client added successfully'; 'Failed to save client'": [
      'admin/clients: S8: the fields in their order',
    ],
    "Admin clients: 'Cannot delete: Invalid client data'; 'Cannot delete: Missing client ID'": [
      'web/app/admin/clients/deletable.test.ts: a client without data',
    ],
    "Admin clients: 'Client \"{name}\" deleted successfully'; 'Failed to delete client' with the server's message or 'Server error ({status})'":
      ['admin/clients: Delete Client names the client'],
    "Admin clients: 'Client activated successfully'; 'Client deactivated successfully'; 'Failed to toggle client status. Please try again.'":
      ['admin/clients: heading, subtitle, the card'],
    "Admin clients: 'No inactive clients to activate'; 'Successfully activated {n} clients'; 'Failed to activate clients. Please try again.'":
      ['admin/clients: heading, subtitle, the card'],
    "Other successes: 'Settings saved automatically', 'Credentials updated successfully'": [
      'accounts/own-account: only what changed is sent',
      'admin/settings: Hero Images',
      'admin/settings: Admin User',
    ],
  },
  '9. Business constants and limits': {
    'API timeout 30 s, upload timeout 120 s': ['contract/src/calls/client.test.ts: a call is given up'],
    'Client cache 5 minutes': ['web/app/admin/api/query-client.test.ts: what was read is kept'],
    'Unread refresh every 5 minutes': ['inbox/notifications: the badge is'],
    'Services fetch abort 3 s': ['web/app/site/home/services.test.ts: services that take 3 s'],
    'Carousels advance every 5 s': [
      'site/hero: with three images it advances',
      'site/products: it advances every 5 s',
    ],
    'Navigation solid after 50 px, section scroll delay 100 ms': [
      'site/frame: the navigation bar turns solid',
      'site/frame: a section link on another page',
    ],
    "Hero defaults: 10 years, 500 projects, 'Elevating Electrical Engineering to the Next Level', 'Discover More' linking '#services'":
      [
        'server/src/features/company/company.test.ts: answers the slides and stats',
        'site/hero: with no hero images it shows the notice',
        'site/hero: a slide without words has the default title',
      ],
    'Max hero images 5; recommended sizes': ['admin/settings: Hero Images', 'admin/settings: S6: the five tabs'],
    'Image max size 5 MB; JPEG, PNG, GIF, WEBP': [
      'admin/products: add and edit',
      'admin/partners: a logo over 5 MB',
    ],
    'Category title 3 to under 100 characters; short description under 200; description under 5000': [
      'contract/src/types/categories.test.ts: a title has 3',
    ],
    'Password minimum 6': ['accounts/own-account: each broken rule is told'],
    'Toast closes after 5 s, top right': ['admin/partners: S5: toasts stand in the top right corner'],
    "Notification badge '9+' above 9": ['inbox/notifications: the badge is'],
    'Texts cut: service 100, product 120, category list 100, message 50, client 40': [
      'site/services: cards have image',
      'site/products: the card',
      'admin/categories: the table',
      'inbox/messages: the table',
      'admin/clients: heading',
    ],
    'Per view: 1 under 640 px, 2 under 1024, else 3': ['site/products: 1 card', 'site/clients: 1 in view'],
    'Mobile menu under 768 px, another layout under 640 px': [
      'site/frame: the menu collapses',
      'admin/partners: on a phone the table becomes cards',
    ],
    'Events 3 first; View All above 6': ['site/categories: 3 events', 'site/categories: featured products'],
    'Default map coordinates and FAQ': ['operations/empty-product: without company data'],
    "Price: dollars with two decimals ('$1,234.50'), else 'Contact us'": [
      'web/app/ui/price.test.ts: prints dollars',
    ],
    'Greeting: morning before 12, afternoon before 18, else evening': [
      'web/app/admin/dashboard/greeting.test.ts: ',
    ],
  },
}
