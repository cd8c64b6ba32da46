import type { Guard } from './guard.ts'

const content = 'server/src/content'
const demo = 'server/src/demo'
const downloads = 'server/src/features/downloads'
const privacy = 'server/src/features/privacy'
const releases = 'server/src/features/releases'
const fileKind = 'server/src/platform/files/file-kind'
const website = 'server/src/website'
const drafted = 'A21: settings are drafted by those who may change them'
const settings = 'R9: an editor neither moves, schedules nor undoes what changes settings'
const erased = 'R2: what is deleted for good is gone from releases'
const personal = 'R2: finds and erases clients, team members and drafts'
const described = 'R4: belongs to what was seen of a release'
const surrounded = 'A33: what comes before or after a file is refused'

/** What protects drafts, releases, previews, files for download and what was deleted for good. */
export const securityOfPublishing: Guard[] = [
  {
    guard: 'a release of settings is undone by those who may change them',
    file: `${releases}/undo.ts`,
    find: 'for (const { collection } of published) assertMayChange(targetOf(targets, collection), viewer)',
    replace: '',
    noticedBy: [`${releases}/drafts.test.ts`, settings],
  },
  {
    guard: 'a draft of settings is moved by those who may change them',
    file: `${releases}/drafts.ts`,
    find: 'release: from } = await find(tx, id)\n  assertMayChange(targetOf(targets, collection), viewer)',
    replace: 'release: from } = await find(tx, id)',
    noticedBy: [`${releases}/drafts.test.ts`, settings],
  },
  {
    guard: 'a release of settings is scheduled by those who may change them',
    file: `${releases}/schedule.ts`,
    find: 'for (const { collection } of drafts) assertMayChange(targetOf(targets, collection), viewer)',
    replace: '',
    noticedBy: [`${releases}/drafts.test.ts`, settings],
  },
  {
    guard: 'a release of settings is published by those who may change them',
    file: `${releases}/publish.ts`,
    find: 'for (const { collection } of drafts) assertMayChange(targetOf(targets, collection), viewer)',
    replace: '',
    noticedBy: [`${releases}/drafts.test.ts`, drafted],
  },
  {
    guard: 'a draft of settings is changed by those who may change them',
    file: `${releases}/drafts.ts`,
    find: 'const target = targetOf(targets, before.collection)\n  assertMayChange(target, viewer)',
    replace: 'const target = targetOf(targets, before.collection)',
    noticedBy: [`${releases}/drafts.test.ts`, drafted],
  },
  {
    guard: 'a draft of settings is discarded by those who may change them',
    file: `${releases}/drafts.ts`,
    find: 'release } = await lockDraft(tx, viewer, id)\n  assertMayChange(targetOf(targets, collection), viewer)',
    replace: 'release } = await lockDraft(tx, viewer, id)',
    noticedBy: [`${releases}/drafts.test.ts`, drafted],
  },
  {
    guard: 'settings are previewed by those who may change them',
    file: `${releases}/drafts.ts`,
    find: 'const target = targetOf(targets, typed.collection)\n  assertMayChange(target, viewer)',
    replace: 'const target = targetOf(targets, typed.collection)',
    noticedBy: [`${website}/previews/preview-pages.test.ts`, 'A41: a preview is kept and indexed by nobody'],
  },
  {
    guard: 'a release is published as it was seen',
    file: `${releases}/releases.ts`,
    find: 'if (current?.version !== version)',
    replace: 'if (!current)',
    noticedBy: [`${releases}/review/review.test.ts`, 'stays while the draft is changed'],
  },
  {
    guard: 'what is said of images belongs to what was seen of a release',
    file: `${releases}/releases.ts`,
    find: "} = 'drafts' and $",
    replace: "} = 'nothing' and $",
    noticedBy: [`${releases}/review/review.test.ts`, described],
  },
  {
    guard: 'an editor who needs a review leaves the images of a scheduled release alone',
    file: `${content}/assets/describe-image.ts`,
    find: "releasesWithIt.some(({ status }) => status === 'scheduled')",
    replace: 'false',
    noticedBy: [`${releases}/review/review.test.ts`, described],
  },
  {
    guard: 'an editor who needs a review leaves the images on pages alone',
    file: `${content}/assets/describe-image.ts`,
    find: 'if ((await tx.$count(assetUses, isPublished)) > 0) throw reviewNeeded()',
    replace: '',
    noticedBy: [`${releases}/review/review-walk.test.ts`, 'A21: while editors need a review'],
  },
  {
    guard: 'an editor who needs a review sends no newsletter',
    file: 'server/src/features/newsletter/campaigns.ts',
    find: "if (action === 'send' && viewer.needsReview) throw",
    replace: 'if (false) throw',
    noticedBy: ['server/src/features/newsletter/campaigns.test.ts', 'R6: they write campaigns'],
  },
  {
    guard: 'a newsletter is sent as it was seen',
    file: 'server/src/features/newsletter/campaigns.ts',
    find: 'const before = await rowOf(tx, id, true)\n    if (revision !== undefined && revision !== before.revision) throw',
    replace: 'const before = await rowOf(tx, id, true)\n    if (false) throw',
    noticedBy: ['server/src/features/newsletter/campaigns.test.ts', 'R6: they write campaigns'],
  },
  {
    guard: 'one record of the settings is brought back by those who may change them',
    file: `${releases}/bring-back/bring-back.ts`,
    find: 'if (of) assertMayChange(targetOf(targets, of.collection), viewer)',
    replace: '',
    noticedBy: [
      `${releases}/bring-back/bring-back.test.ts`,
      'A10: settings are for owners and administrators',
    ],
  },
  {
    guard: 'who brings everything back leaves out the settings that they may not change',
    file: `${releases}/bring-back/bring-back.ts`,
    find: "else if (target.roles !== 'all' && !target.roles.includes(role)) leftOut",
    replace: 'else if (false) leftOut',
    noticedBy: [
      `${releases}/bring-back/bring-back.test.ts`,
      'A10: settings are for owners and administrators',
    ],
  },
  {
    guard: 'a link to a preview ends when its release is live',
    file: `${releases}/share-links.ts`,
    find: ", works, ne(releases.status, 'published'))",
    replace: ', works)',
    noticedBy: [`${website}/previews/preview-pages.test.ts`, 'A12: a shared preview needs no account'],
  },
  {
    guard: 'the address of a preview is told to no other site',
    file: `${website}/previews/preview-pages.ts`,
    find: "'referrer-policy': 'no-referrer',",
    replace: '',
    noticedBy: [`${website}/previews/preview-pages.test.ts`, 'A41: a preview is kept and indexed by nobody'],
  },
  {
    guard: 'one link does not take all places in which previews are made',
    file: `${website}/previews/shared-pages.ts`,
    find: 'if (others >= atOnceOfOne) throw unavailable()',
    replace: '',
    noticedBy: [`${website}/previews/shared-link-load.test.ts`, 'R3: whoever opens many pages of a link'],
  },
  {
    guard: 'only a dry run looks back',
    file: `${content}/history/as-of.ts`,
    find: "if (!isDryRun()) throw new Error('only a dry run can look back: nothing may stay')",
    replace: '',
    noticedBy: [`${website}/time-machine.test.ts`, 'nothing of it stays, and nothing can be written'],
  },
  {
    guard: 'nothing is written through the past',
    file: `${content}/history/as-of.ts`,
    find: "[...views, 'set transaction read only']",
    replace: '[...views]',
    noticedBy: [`${website}/time-machine.test.ts`, 'nothing of it stays, and nothing can be written'],
  },
  {
    guard: 'an archive is one from the first byte of its file',
    file: `${fileKind}.ts`,
    find: 'if (!body.subarray(0, 4).equals(localHeader)) throw refuse()',
    replace: '',
    noticedBy: [`${fileKind}.test.ts`, 'R9: an archive that begins later than its file'],
  },
  {
    guard: 'a document ends where its file does',
    file: `${fileKind}.ts`,
    find: '/%%EOF[\\s\\0]*$/.test(tail(body))',
    replace: 'true',
    noticedBy: [`${fileKind}.test.ts`, surrounded],
  },
  {
    guard: 'a document is no web page as well',
    file: `${fileKind}.ts`,
    find: 'if (isWebPage(head(body))) throw wrongType(texts.files.active)',
    replace: '',
    noticedBy: [`${fileKind}.test.ts`, 'is no document'],
  },
  {
    guard: 'a workbook runs nothing',
    file: `${fileKind}.ts`,
    find: 'if (runs) throw wrongType(texts.files.macros)',
    replace: '',
    noticedBy: [`${fileKind}.test.ts`, 'A33: a workbook that can run something'],
  },
  {
    guard: 'a download is saved and never shown',
    file: `${downloads}/serve-files.ts`,
    find: '`attachment; filename=',
    replace: '`inline; filename=',
    noticedBy: [`${downloads}/serve-files.test.ts`, 'is saved and never shown'],
  },
  {
    guard: 'the file of a hidden download is handed out to nobody',
    file: `${downloads}/serve-files.ts`,
    find: '        isPublicDownload.where,\n',
    replace: '',
    noticedBy: [`${downloads}/serve-files.test.ts`, 'is handed out while visitors may see a download'],
  },
  {
    guard: 'the file of a draft is for users',
    file: `${downloads}/serve-files.ts`,
    find: 'found?.isDraft && (await isSignedIn(request))',
    replace: 'found?.isDraft',
    noticedBy: [`${downloads}/serve-files.test.ts`, 'R7: in a draft is for users until it is live'],
  },
  {
    guard: 'news of a later day is for nobody yet',
    file: 'server/src/features/news/table.ts',
    find: ' <= now() or ',
    replace: ' is not null or ',
    noticedBy: ['server/src/features/news/news.test.ts', 'R7: visitors find news from its day on'],
  },
  {
    guard: 'the history tells editors nothing of what settings say',
    file: 'server/src/features/history/routes.ts',
    find: 'readsAll || isForAll(entry.collection)',
    replace: 'true',
    noticedBy: ['server/src/features/history/history.test.ts', 'R7: editors learn who changed settings'],
  },
  {
    guard: 'the address of map tiles has no markup in it',
    file: 'contract/src/types/website/site-settings.ts',
    find: '!hasMarkup && ',
    replace: '',
    noticedBy: [
      'server/src/features/site-settings/site-settings.test.ts',
      'R7: refuses the address of a map with markup',
    ],
  },
  {
    guard: 'deleted for good, a record has no draft',
    file: `${content}/trash/erase-from-releases.ts`,
    find: '.where(and(eq(drafts.collection, collection), inArray(drafts.recordId, ids))),',
    replace: '.where(sql`false`),',
    noticedBy: [`${content}/trash/erase-from-releases.test.ts`, erased],
  },
  {
    guard: 'deleted for good, a record is in no release',
    file: `${content}/trash/erase-from-releases.ts`,
    find: '  await clearPublishedDrafts(tx, collection, ids)\n',
    replace: '',
    noticedBy: [`${content}/trash/erase-from-releases.test.ts`, erased],
  },
  {
    guard: 'deleted for good, a record names no release in the history',
    file: `${content}/trash/erase-from-releases.ts`,
    find: '  await clearTitles(tx, collection, ids)\n',
    replace: '',
    noticedBy: [`${content}/trash/erase-from-releases.test.ts`, erased],
  },
  {
    guard: 'the trash keeps what a draft is to bring back',
    file: `${content}/trash/empty-trash.ts`,
    find: "eq(drafts.kind, 'new')",
    replace: "eq(drafts.kind, 'deleted')",
    noticedBy: [`${content}/trash/erase-from-releases.test.ts`, 'R2: a record stays in the trash'],
  },
  {
    guard: 'records about a person are erased with the rest',
    file: `${privacy}/routes.ts`,
    find: 'await eraseRecordsOf(open, stores, email)',
    replace: '0',
    noticedBy: [`${privacy}/privacy.test.ts`, personal],
  },
  {
    guard: 'drafts about a person are erased with the rest',
    file: `${releases}/personal-data.ts`,
    find: '  await discardDrafts(tx, found)\n',
    replace: '',
    noticedBy: [`${privacy}/privacy.test.ts`, personal],
  },
  {
    guard: 'removing the demo waits for saves that are under way',
    file: `${demo}/loaded-records.ts`,
    find: ".orderBy(_id).for('update')",
    replace: '.orderBy(_id)',
    noticedBy: [`${demo}/edited-meanwhile.test.ts`, 'R1: a save that is under way'],
  },
  {
    guard: 'removing the demo deletes nothing for good that was edited',
    file: `${demo}/demo-content.job.ts`,
    find: 'record.isInTrash && !record.isEdited',
    replace: 'record.isInTrash',
    noticedBy: [`${demo}/edited-meanwhile.test.ts`, 'R1: what was taken out of the trash and edited'],
  },
  {
    guard: 'demo content is asked for before it joins a site that is online',
    file: 'server/src/features/demo-content/routes.ts',
    find: 'if ((ownRecords > 0 || !isComingSoon) && !body.isConfirmed)',
    replace: 'if (false)',
    noticedBy: [`${demo}/demo-content.test.ts`, 'asks first where the site is online'],
  },
  {
    guard: 'one user gets few links for a new password an hour, wherever they are asked for',
    file: 'server/src/features/accounts/mail/account-request.job.ts',
    find: 'const mailsAnHour = 5',
    replace: 'const mailsAnHour = 500',
    noticedBy: [
      'server/src/features/accounts/mail/account-mail.test.ts',
      'R5: asked for from many addresses',
    ],
  },
]
