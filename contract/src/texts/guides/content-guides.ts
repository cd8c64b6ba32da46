import type { Guide } from './guide.ts'

export const contentGuides: readonly Guide[] = [
  {
    id: 'change-a-price',
    screen: 'products',
    title: 'Change a price',
    about: 'Set a product’s price, or show “Contact us” instead.',
    steps: [
      {
        text: 'Open Products. With many products, search for part of the name first.',
        picture: 'change-a-price-1',
      },
      {
        text: 'Click the price in the product’s row, type the new one and press Enter. Leave it empty to show “Contact us”.',
        picture: 'change-a-price-2',
      },
      { text: 'That’s all: the new price is on the website within seconds.' },
    ],
  },
  {
    id: 'add-a-product',
    screen: 'products',
    title: 'Add a product',
    about: 'With title, description, images and category.',
    steps: [
      { text: 'Open Products and click Add Product.', picture: 'add-a-product-1' },
      {
        text: 'Fill in the title and the short description; both are required. Choose a category to show the product on that category’s page too.',
        picture: 'add-a-product-2',
      },
      {
        text: 'Add images: choose several at once, drop them there, or paste them. The first one is the main image; drag them to change their order.',
      },
      {
        text: 'Click Save. Not ready to publish? Set the status to Inactive: the product stays off the website until you activate it.',
      },
    ],
  },
  {
    id: 'hide-products',
    screen: 'products',
    title: 'Hide products, or change many at once',
    about: 'Take products off the website without deleting them.',
    steps: [
      {
        text: 'For one product, turn off the switch in its row. It stays in the list and you can turn it on again at any time.',
      },
      {
        text: 'For several, tick the boxes in front of them. Hold Shift to tick everything from one to another.',
        picture: 'hide-products-1',
      },
      {
        text: 'Choose Show, Hide, Category or Delete at the top. The note that follows offers Undo for all of them.',
      },
    ],
  },
  {
    id: 'order-services',
    screen: 'services',
    title: 'Change the order of services',
    about: 'The website shows services in the order of this list. Categories work the same way.',
    steps: [
      {
        text: 'Open Services. Drag a row by its handle to another place, or use the arrows.',
        picture: 'order-services-1',
      },
      { text: 'The website follows within seconds; there is nothing to save.' },
    ],
  },
  {
    id: 'announce-an-event',
    screen: 'categories',
    title: 'Announce an event',
    about: 'A trade fair, an open day or a training course, on a category’s page.',
    steps: [
      {
        text: 'Open Categories and click the calendar in the row of the category that the event belongs to.',
        picture: 'announce-an-event-1',
      },
      {
        text: 'Fill in the title, the date and time, and where it takes place. A registration URL becomes a button.',
        picture: 'announce-an-event-2',
      },
      {
        text: 'Click Save. Once the date has passed, the event moves to the past events automatically.',
      },
      { text: 'To change or delete an event, click the eye in the category’s row: it lists all of them.' },
    ],
  },
  {
    id: 'add-a-category',
    screen: 'categories',
    title: 'Add a category',
    about: 'A page of its own for a group of products and events.',
    steps: [
      { text: 'Open Categories and click Add Category.' },
      {
        text: 'Give it a title and a short description: both appear on its card on the home page. The longer texts appear on its own page.',
      },
      { text: 'Click Save. Then choose the category in each product that belongs to it.' },
    ],
  },
  {
    id: 'add-a-team-member',
    screen: 'team',
    title: 'Introduce a colleague on the website',
    about: 'Name, position and portrait in the team section.',
    steps: [
      { text: 'Open Team and click Add Team Member.' },
      { text: 'Fill in the name, the position and the email address, and add a portrait.' },
      {
        text: 'Click Save. Turn off the switch in the row to take someone off the website without deleting them.',
      },
    ],
  },
  {
    id: 'change-an-address',
    screen: 'services',
    title: 'Change a page’s address',
    about: 'And what search engines show of it. Products, categories, news and references work the same way.',
    steps: [
      { text: 'Open the service and unfold Search engines and address at the end.' },
      {
        text: 'Type the new address: lower-case letters, digits and hyphens. Leave it empty, and it follows the title. The old address leads visitors to the new one.',
      },
      {
        text: 'If you like, write a title and a description for search results and choose a sharing image, and save. What you leave empty is taken from the service itself.',
      },
    ],
  },
  {
    id: 'show-a-reference-project',
    screen: 'references',
    title: 'Show a reference project',
    about:
      'A project with its numbers and images, on its own page and on those of the services and products used.',
    steps: [
      {
        text: 'Open References and click Add Reference Project. Enter the title, a summary, the client, the place and the year.',
      },
      {
        text: 'Under What was used, choose the services and products. The project is then shown on the page of each.',
      },
      {
        text: 'Add a few numbers, such as “33 kV” and “Primary voltage”. If you have both, add an image from before and one from after.',
      },
      { text: 'Under Page content, tell the story in blocks: the task, how you solved it, the result.' },
      { text: 'Click Preview to see the page, then save. Visitors find it at /references.' },
    ],
  },
  {
    id: 'write-news',
    screen: 'news',
    title: 'Write a news item',
    about: 'A page of your own text, images, numbers and quotes.',
    steps: [
      { text: 'Open News and click Add News Item. Enter the title, a summary and the date.' },
      {
        text: 'Under Page content, click Add block and choose what comes next: text, an image, a gallery, numbers, a quote, a table, questions or a call to action.',
      },
      {
        text: 'Fill the block in. Use the arrows or drag the handle to move it; the dots beside them duplicate or remove it. “Undo last block change” takes back the last step.',
      },
      {
        text: 'Click Preview to see the page, then save. Visitors find it at /news and in the feed, from its day on.',
      },
    ],
  },
  {
    id: 'make-a-page',
    screen: 'pages',
    title: 'Make a page of your own',
    about: 'About us, Quality, Careers: any page, at an address of your choice.',
    steps: [
      {
        text: 'Open Pages and click Add Page. Enter the title and one or two sentences as its introduction.',
      },
      {
        text: 'The address is made from the title. Type another one if you like, such as about-us. Under Below, choose the page that this one belongs to: Quality below About us is at /about-us/quality.',
      },
      {
        text: 'Under Page content, click Add block and fill the page: text, images, numbers, quotes, tables, questions and a call to action. Use the arrows to move a block.',
      },
      {
        text: 'Tick In the menu or In the footer. If you chose the links of the menu yourself in the settings, add the page there.',
      },
      {
        text: 'Click Preview to see the page, then save. If you rename or move it later, its old address leads visitors to the new one, and the pages below move with it.',
      },
    ],
  },
  {
    id: 'add-a-partner',
    screen: 'partners',
    title: 'Add a partner',
    about: 'Logo, name and website of a firm you work with.',
    steps: [
      { text: 'Open Partners and click Add Partner.' },
      { text: 'Upload the logo, ideally on a white or transparent background, and fill in the name.' },
      { text: 'Click Save. Visitors who click the logo reach the website you entered.' },
    ],
  },
  {
    id: 'publish-a-testimonial',
    screen: 'clients',
    title: 'Publish what a client says',
    about: 'A testimonial with name and portrait.',
    steps: [
      { text: 'Open Clients and click Add New Client.' },
      {
        text: 'Enter the name, the email address and the testimonial, and select an image. The email address is never shown on the website.',
      },
      {
        text: 'Leave Active ticked and click Add Client. Until you have the client’s consent, untick it: the testimonial is saved, but not shown.',
      },
    ],
  },
  {
    id: 'undo-a-mistake',
    screen: 'products',
    title: 'Undo a mistake',
    about: 'Bring back something deleted or overwritten, on any screen.',
    steps: [
      {
        text: 'Deleted just now? Click Undo in the note at the top right.',
        picture: 'undo-a-mistake-1',
      },
      {
        text: 'Deleted up to 30 days ago? Open Trash on the record’s screen: it shows who deleted it and how many days are left. Click Restore, or tick several and restore them together.',
        picture: 'undo-a-mistake-3',
      },
      {
        text: 'Changed by mistake? Open the record and click History. You’ll see who changed what and when, and can make an earlier version current again.',
        picture: 'undo-a-mistake-2',
      },
      {
        text: 'Owners and administrators can delete a record in the trash for good. After that, it can’t be restored.',
      },
    ],
  },
  {
    id: 'replace-an-image-everywhere',
    screen: 'library',
    title: 'Find an image, and replace it everywhere',
    about: 'See where it is used, set its focal point, and remove images that nothing uses.',
    steps: [
      {
        text: 'Open Library. Search by the name of the file, its alternative text or the title of what uses it. Narrow it down to images that are not used, or that have no alternative text.',
      },
      {
        text: 'Open an image. You see where it is used now, in drafts, and only in earlier versions. Describe what it shows, and click the part to keep visible when the image is cropped.',
      },
      {
        text: 'Click Replace everywhere and choose the new image. It takes the place of the other one in every record and draft at once. Undo brings it back, also later under Releases.',
      },
      { text: 'An image that nothing uses, not even an earlier version, has a button to remove it.' },
    ],
  },
  {
    id: 'offer-a-download',
    screen: 'downloads',
    title: 'Offer a file for download, and replace it with a new version',
    about: 'Data sheets, drawings and certificates, on any page.',
    steps: [
      {
        text: 'Open Downloads, click Add Download and choose the file: PDF, ZIP, DXF, STEP or XLSX. Give it a title, its version and its language, and save.',
      },
      {
        text: 'Edit a page, a news item or a reference project, add the block Downloads and choose the files in the order in which visitors should see them.',
      },
      {
        text: 'For a new version, open the download again, click Replace with a new version and save. Every page that offers it has the new file within seconds, and links to the old one lead to the new one.',
      },
      {
        text: 'Click History to bring an earlier version back. Hidden or deleted, a file can no longer be downloaded, and pages leave it out.',
      },
    ],
  },
  {
    id: 'add-a-characteristic',
    screen: 'characteristics',
    title: 'Describe products by characteristics',
    about: 'Rated voltage, weight or type of cooling: each once, for all categories.',
    steps: [
      {
        text: 'Open Characteristics and click Add Characteristic. Name it as engineers know it, such as Rated voltage, and give it a group, such as Ratings.',
      },
      {
        text: 'Choose its kind. A number or a range has a unit; its values may be typed in any unit of the same kind, so 400 V and 0.4 kV are the same. A choice has a list to choose from, of which one or several can be chosen.',
      },
      {
        text: 'The name, the group and the words of a choice can change at any time. A unit, a kind or a choice that a product’s value still needs can’t: the message says how many products have one.',
      },
      {
        text: 'If your firm exchanges data in the ETIM format, enter the feature’s code, such as EF000227.',
      },
    ],
  },
  {
    id: 'fill-in-a-specification',
    screen: 'products',
    title: 'Fill in a product’s specification',
    about: 'Ratings, dimensions and order codes, as engineers ask for them.',
    steps: [
      {
        text: 'Open Categories, edit the category and add the characteristics that its products have. Put them in order, and tick what is a key figure, a filter or compared.',
      },
      {
        text: 'Open the product. Under Specification, type each value as usual: 12 kV, 0,4kV, 630–2500 A or ≥ 95 %. What isn’t understood is marked, with the reason. Empty fields are listed, but nobody has to fill in all of them.',
      },
      {
        text: 'Copy from another product fills in what is still empty. Paste a column takes cells from a spreadsheet and shows beforehand what each line becomes.',
      },
      {
        text: 'Under Variants, add a row for each order code. Choose the values that differ: each becomes a column. Rows can be pasted from a spreadsheet as well.',
      },
      {
        text: 'When a product is no longer made, set its lifecycle to Discontinued and name its successor. Its page stays and leads there.',
      },
    ],
  },
]
