/** Sentences of drafts and releases that the server says. */
export const releases = {
  nameRequired: 'Please give the release a name',
  nothingChanged: 'Nothing is different from what is live',
  onlyOne: 'This exists once: it can be changed, but not made or deleted',
  noOrder: 'These are not put into an order',
  recordRequired: 'Please say which record',
  hasDraft: 'There is a draft of this already',
  tooManyDrafts: (max: number) => `A release holds ${max} drafts at most`,
  isOver: 'This release was published already',
  isEmpty: 'There is nothing in this release yet',
  notPublished: 'Only a published release can be undone',
  inThePast: 'Please choose a time in the future',
  clashes: 'Somebody else has changed the same. Please decide what should stay.',
  nobodyLeft: (name: string) => `${name} may no longer publish it.`,
  unnamed: 'A draft',
}
