import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addBlock as add, amberFile, openAdmin, squareFile, toast, wideFile } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { doubleText, openWith, sidewaysOverflow, splitWords } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const blocksTexts = adminTexts.blocks
const { fields } = blocksTexts

test('a news item is built from every kind of block that needs no script, moved by keyboard, previewed and published', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin/news')
  await page.getByRole('button', { name: 'Add News Item' }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').first().fill('Built from blocks')
  await editor.getByLabel('Summary').fill('One of each kind.')

  const text = await add(page, editor, 'Text')
  await text.locator('[contenteditable=true]').fill('The first paragraph')
  const quote = await add(page, editor, 'Quote')
  await quote.getByLabel(new RegExp(`^${fields.words}`)).fill('Well done')
  await quote.getByLabel(new RegExp(`^${fields.name}`)).fill('Ada Volt')
  const facts = await add(page, editor, 'Numbers')
  await facts.getByRole('button', { name: fields.addFact }).click()
  await facts.getByLabel(new RegExp(`^${fields.factValue(1)}`)).fill('36 kV')
  await facts.getByLabel(new RegExp(`^${fields.factLabel(1)}`)).fill('Highest voltage')
  const table = await add(page, editor, 'Table')
  await table.getByRole('button', { name: fields.addRow }).click()
  await table.getByLabel(new RegExp(`^${fields.rowName(1)}`)).fill('Rated current')
  await table.getByLabel(new RegExp(`^${fields.rowValue(1)}`)).fill('1250 A')
  const questions = await add(page, editor, 'Questions')
  await questions.getByRole('button', { name: fields.addQuestion }).click()
  await questions.getByLabel(new RegExp(`^${fields.question(1)}`)).fill('How long?')
  await questions.getByLabel(new RegExp(`^${fields.answer(1)}`)).fill('Eleven weekends')
  const action = await add(page, editor, 'Call to action')
  await action.getByLabel(new RegExp(`^${fields.heading}`)).fill('Ask us')
  await action.getByLabel(new RegExp(`^${fields.button}`)).fill('Write')
  await action.getByLabel(new RegExp(`^${fields.link}`)).fill('/contact')

  const image = await add(page, editor, 'Image')
  await image.locator('input[type=file]').setInputFiles(amberFile)
  await image.getByLabel(new RegExp(`^${fields.caption}`)).fill('In the bay')
  const pair = await add(page, editor, 'Image with text')
  await pair.locator('input[type=file]').setInputFiles(squareFile)
  await pair.locator('[contenteditable=true]').fill('Beside the image')
  const gallery = await add(page, editor, 'Gallery')
  await gallery.locator('input[type=file]').setInputFiles([amberFile, wideFile])
  const cards = await add(page, editor, 'Cards')
  await cards.getByLabel(new RegExp(`^${fields.heading}`)).fill('What we build')
  const video = await add(page, editor, 'Video')
  await video.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ')
  await video.getByLabel('What it shows').fill('The first switching')
  const downloads = await add(page, editor, 'Downloads')
  await downloads.getByLabel('Files').click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Tab')
  await add(page, editor, 'Map')
  await add(page, editor, 'Newsletter form')

  await editor.getByRole('button', { name: 'Move Quote (block 2) up' }).press('Enter')
  await expect(editor.getByRole('status').filter({ hasText: 'Quote is now number 1 of 14' })).toHaveCount(1)
  const arrow = editor.getByRole('button', { name: 'Move Quote (block 1) up' })
  await expect(arrow, 'the cursor stays with what was moved').toBeFocused()
  await arrow.press('Enter')
  await expect(editor.getByRole('status').filter({ hasText: 'Quote is already first' })).toHaveCount(1)
  await expectAccessible(page, '[role=dialog]')

  await editor.getByRole('button', { name: blocksTexts.more(blocksTexts.numbered('Quote', 1)) }).click()
  await page.getByRole('menuitem', { name: /^Remove/ }).click()
  await expect(editor.locator('[data-block]')).toHaveCount(13)
  await editor.getByRole('button', { name: blocksTexts.undo }).click()
  await expect(editor.locator('[data-block]')).toHaveCount(14)

  await editor.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe').first()
  await expect(preview.getByText('36 kV')).toBeAttached()

  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, adminTexts.news.created)).toBeVisible()
  await expect(editor).toBeHidden()

  const path = '/news/built-from-blocks'
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, path, 'Eleven weekends')
    await expect(page.locator('blockquote')).toHaveText('Well done')
    await expect(page.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact')
    await expectAccessible(page)
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await doubleText(page)
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  expect(await splitWords(page)).toEqual([])
  const html = await (await fetch(stack.url + path)).text()
  expect(html.indexOf('Well done')).toBeLessThan(html.indexOf('The first paragraph'))
  expect(html).not.toMatch(/data-island/)
  for (const part of ['In the bay', 'Beside the image', 'What we build', 'Play video: The first switching'])
    expect(html).toContain(part)
  expect(await (await fetch(`${stack.url}/news/feed.xml`)).text()).toContain(
    '<title>Built from blocks</title>',
  )
  expect(await (await fetch(`${stack.url}/sitemap.xml`)).text()).toContain(path)
})

test('a contact form on a page sends a message, and is the only part that brings a script', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const key = 'form'
  const { slug } = await api.news.create({
    title: 'Ask us anything',
    date: '2026-03-01',
    body: [{ type: 'contactForm', key, heading: 'Ask us', text: null }],
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, `/news/${slug}`, 'Ask us')
    await expectAccessible(page)
  }
  const form = page.getByRole('form', { name: texts.contact.form })
  for (const [label, value] of Object.entries({
    Name: 'Ada Volt',
    Email: 'ada@example.com',
    Subject: 'From a page',
    Message: 'Is it live?',
  }))
    await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: texts.contact.send }).click()
  await expect(page.getByText(texts.messages.thanks)).toBeVisible()
})

test('a video asks nothing of others before somebody presses play', async ({ page, stack }) => {
  const asked: string[] = []
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  const { slug } = await (await signedIn(stack, stack.signIn)).news.create({
    title: 'Watch it',
    date: '2026-03-01',
    body: [
      {
        type: 'video',
        key: 'film',
        link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        title: 'A "first" switching',
        image: null,
        caption: null,
      },
    ],
  })
  await openWith(page, `/news/${slug}`, 'Watch it')
  const frame = page.frameLocator('iframe[title=\'A "first" switching\']')
  const play = frame.getByRole('link', { name: texts.site.playVideo('A "first" switching') })
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.press('Enter')
  await expect(frame.getByText('The player')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
})

test('a video of our own is uploaded in its block, and nothing of it is loaded before somebody presses play', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const { _id, slug } = await api.news.create({ title: 'Our own film', date: '2026-03-01' })
  await openAdmin(page, stack, `/admin/news/${_id}`)
  const editor = page.getByRole('dialog')
  const block = await add(page, editor, 'Video')
  const file = (body: string) => ({
    name: 'film.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from(body, 'latin1'),
  })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    block.getByRole('button', { name: fields.uploadVideo }).click(),
  ])
  await chooser.setFiles(file('no video at all'))
  await expect(block.getByText(texts.videos.wrongType)).toBeVisible()
  await chooser.setFiles(file('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov\0\0\0\x08mdat'))
  await expect(block.getByLabel('Address of the video')).toHaveValue(/^\/files\/.+\/film\.mp4$/)
  await block.getByLabel('What it shows').fill('The first switching')
  await block.getByLabel(fields.caption).fill('In the bay')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()

  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/files/')) asked.push(request.headers().range)
  })
  await openWith(page, `/news/${slug}`, 'In the bay')
  const video = page.getByLabel('The first switching')
  await expect(video).toHaveJSProperty('controls', true)
  await expectAccessible(page)
  expect(asked).toEqual([])
  // Not waited for: there is nothing in it to be played.
  await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => {}))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

/** As the clipboard has it after copying from a word processor. */
const pasted = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm;font-family:"Calibri"}</style></head><body lang=EN-GB><!--StartFragment-->
<h1 style='mso-style-link:"Heading 1 Char"'>Site report<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span lang=EN-GB style='color:red'>Rated current</span></b> is 1250&nbsp;A.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Switchgear<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Transformer<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<img src="file:///C:/Users/ada/clip_image001.png" onerror="window.pwned = 1"><script>window.pwned = 1</script><!--EndFragment--></body></html>`,
  docs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Our plan</span></h2><p dir="ltr"><span style="font-family:Arial;font-weight:700">Bold</span><span style="font-style:italic"> slanted</span><span> <a href="https://example.com/" style="text-decoration:none">link</a></span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ul></b>`,
}

test('A30: text pasted from Word and Google Docs comes in clean, and what it hides does not run', async ({
  page,
  stack,
  consoleErrors,
}) => {
  await openAdmin(page, stack, '/admin/news')
  await page.getByRole('button', { name: 'Add News Item' }).first().click()
  const editor = page.getByRole('dialog')
  const expected = {
    word: '<h2>Site report</h2><p><strong>Rated current</strong> is 1250 A.</p><ul><li><p>Switchgear</p></li><li><p>Transformer</p></li></ul><ol><li><p>First</p></li></ol>',
    docs: '<h2>Our plan</h2><p><strong>Bold</strong><em> slanted</em> <a>link</a></p><ul><li><p>One</p></li></ul>',
  }
  for (const [from, html] of Object.entries(pasted) as [keyof typeof pasted, string][]) {
    const text = (await add(page, editor, 'Text')).locator('[contenteditable=true]')
    await text.evaluate((element, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', words)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await expect(text).toContainText(from === 'word' ? 'Transformer' : 'Our plan')
    const clean = (await text.innerHTML())
      .replaceAll(/ (?:class|start|target|rel|href|type)="[^"]*"/g, '')
      .replaceAll(/&nbsp;|\s+/g, ' ')
      .replaceAll(/ ?(<\/?(?:p|h2|li|ul|ol)>) ?/g, '$1')
      .replaceAll(/<br>|<p><\/p>/g, '')
      .replaceAll('<p></p>', '')
    expect(clean, from).toBe(expected[from])
  }
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  // The browser says that it did not run the handler.
  for (const line of consoleErrors.splice(0)) expect(line).toMatch(/event handler .*Content Security Policy/)
})

test('a block that lacks something says so, open and at its field', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/news')
  await page.getByRole('button', { name: 'Add News Item' }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').first().fill('Not finished')
  const quote = await add(page, editor, 'Quote')
  await editor.getByRole('button', { name: 'Quote', expanded: true }).click()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(quote.getByText(texts.blocks.wordsRequired)).toBeVisible()
  expect(await (await signedIn(stack, stack.signIn)).news.list({ search: 'Not finished' })).toMatchObject({
    data: [],
  })
})
