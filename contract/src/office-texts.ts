import { problems } from './site-texts.ts'

/**
 * The sections of `texts` that only the back office and the server speak. They are a module of their own so that the
 * build leaves them out of public pages.
 */

export const api = {
  ...problems,
  noResponse: 'No response received from server. Please check your connection.',
  connection: 'An error occurred while connecting to the server',
  invalidResponse: 'Invalid response from server',
  invalidFormat: 'Invalid response format',
  malformed: 'The request could not be understood.',
  unknownField: 'This field is not known.',
  notSignedIn: 'Please sign in.',
  notAllowed: 'You are not allowed to do this.',
  notFound: (what: string) => `${capitalised(what)} not found`,
  stale: 'Somebody else saved this meanwhile.',
  tooLarge: 'The request is too large.',
  wrongType: 'This kind of content is not accepted.',
  notAStream: 'This call answers with a stream of events. Ask for text/event-stream.',
  unavailable: 'The service is briefly unavailable. Please try again.',
  internal: 'Something went wrong',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  tooMany: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  namedTwice: 'A record is named twice',
  displayOrder: 'Display order must be a number',
  invalidImage: 'Please choose an uploaded image or a web address',
} as const

/** What is wrong with a value, where its field has no sentence of its own. */
export const values = {
  required: 'This field is required.',
  unfit: 'This value is not valid.',
  kinds: {
    string: 'This must be text.',
    number: 'This must be a number.',
    int: 'This must be a whole number.',
    boolean: 'This must be true or false.',
    array: 'This must be a list.',
    tuple: 'This must be a list.',
    object: 'This must be an object.',
    record: 'This must be an object.',
    date: 'This must be a date.',
  },
  formats: {
    uuid: 'This is not a valid id.',
    datetime: 'This is not a valid date and time.',
    date: 'This is not a valid date.',
    url: 'This is not a valid web address.',
    email: problems.invalidEmail,
  },
  oneOf: (choices: readonly string[]) => `This must be one of: ${choices.join(', ')}.`,
  multipleOf: (step: number) =>
    step === 1 ? 'This must be a whole number.' : `This must be a multiple of ${step}.`,
  tooShort: (min: number) => `Please use at least ${min} ${min === 1 ? 'character' : 'characters'}`,
  tooFew: (min: number) => `Please give at least ${min} ${min === 1 ? 'entry' : 'entries'}`,
  tooMany: (max: number) => `Please give at most ${max} ${max === 1 ? 'entry' : 'entries'}`,
  tooSmall: (min: number) => `This must be ${min} or more.`,
  tooBig: (max: number) => `This must be ${max} or less.`,
} as const

export const auth = {
  loginFailed: 'Login failed',
  loginFailedCheck: 'Login failed. Please check your credentials and try again.',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  nameRequired: 'Name is required',
  registrationFailed: 'Registration failed',
  currentPasswordRequired: 'Current password is required to change password',
  currentPasswordForEmail: 'Current password is required to change your email',
  currentPasswordWrong: 'The current password is not correct',
  passwordsDoNotMatch: 'New passwords do not match',
  newPasswordTooShort: (min: number) => `New password must be at least ${min} characters long`,
  passwordTooCommon: 'This password is one of the first that would be guessed. Please choose another.',
  passwordIsPersonal: 'Please choose a password without your name, your email or the company name.',
  emailTaken: 'This email address is already used by another account.',
  credentialsUpdated: 'Credentials updated successfully',
  credentialsFailed: 'Failed to update credentials',
  nothingChanged: 'No changes were made to update',
  invitationInvalid: 'This invitation is not valid or has expired. Please ask for a new one.',
  resetSent: 'If there is an account for this address, a link is on its way to it.',
  resetInvalid: 'This link is not valid or has expired. Please ask for a new one.',
  codeRequired: 'Enter the code from your authenticator app.',
  codeMissing: 'Code is required',
  codeWrong: 'This code is not correct or was used before.',
  passkeyFailed: 'The passkey was not accepted. Please try again.',
  lastOwner: 'There must be at least one owner who can sign in.',
  ownAccount: 'You cannot do this to your own account.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signOut: 'Sign out',
  welcome: 'Sign in to the back office',
  sessionEnded: 'Your session has ended',
  sessionEndedHint: 'Sign in again to go on. Everything you have typed is still there.',
  otherUserHint: (name: string) => `${name} has signed in meanwhile. Sign in as yourself to go on here.`,
  saveOnceMore: 'Your session had ended, so nothing was saved yet. Please save once more.',
  registerWelcome: 'Create your account',
  firstOwnerHint:
    'You are the first owner of this back office. Create your account; you can invite your colleagues afterwards.',
  registerHint: 'You have been invited to the back office. Use the email address of the invitation.',
  register: 'Create account',
  registering: 'Creating account...',
  codeHint: 'The code of your invitation, or the one that the server printed at its first start.',
  save: 'Save changes',
  saving: 'Saving...',
  newPasswordHint: 'Leave it empty to keep your password. Changing it signs you out everywhere else.',
  strength: {
    label: 'Password strength',
    words: ['', 'Weak', 'Fair', 'Good', 'Strong'],
    hint: 'Length counts most: three or four unrelated words are strong.',
  },
  sessions: {
    heading: 'Where you are signed in',
    hint: 'If you do not recognise one of these, end it and change your password.',
    loading: 'Loading sessions...',
    loadFailed: 'Failed to load your sessions. Please try again.',
    current: 'This device',
    lastSeen: 'Last seen',
    end: 'End',
    ended: 'Session ended',
    endFailed: 'Failed to end the session. Please try again.',
    endOthers: 'Sign out everywhere else',
    confirmEndOthers: 'Are you sure you want to sign out everywhere else? This device stays signed in.',
    endedOthers: (count: number) => `${count} other ${count === 1 ? 'session' : 'sessions'} ended`,
  },
  forgot: {
    link: 'Forgot password?',
    heading: 'Forgot your password?',
    hint: 'Tell us the email address of your account, and we send you a link to choose a new password.',
    send: 'Send link',
    sending: 'Sending...',
    failed: 'The link could not be asked for. Please try again.',
    back: 'Back to sign-in',
  },
  reset: {
    heading: 'Choose a new password',
    hint: 'You will be signed out everywhere.',
    save: 'Set new password',
    saving: 'Setting...',
    failed: 'The password could not be changed. Please try again.',
    done: 'Your password was changed. You can sign in with it now.',
    askAgain: 'Ask for a new link',
  },
  twoFactor: {
    heading: 'Two-factor sign-in',
    hint: 'Besides your password, a code from an app on your phone is asked for when you sign in.',
    loading: 'Loading...',
    loadFailed: 'Failed to load how your account is protected. Please try again.',
    on: 'On',
    off: 'Off',
    offHint: 'Your password alone opens your account.',
    codesLeft: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left`,
    fewCodes: 'Get new recovery codes before you run out of them.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOnTitle: 'Turn on two-factor sign-in',
    turnOffTitle: 'Turn off two-factor sign-in',
    turnOffHint: 'Your password alone will open your account again, and your recovery codes will be gone.',
    continue: 'Continue',
    checking: 'Checking...',
    turningOff: 'Turning off...',
    failed: 'Something went wrong. Please try again.',
    scan: 'Scan this with an authenticator app, then enter the code that it shows.',
    qrCode: 'QR code for your authenticator app',
    secret: 'Or type this key into the app',
    code: 'Code from your authenticator app',
    codeShape: 'The code has 6 digits',
    recoveryTitle: 'Keep your recovery codes',
    recoveryHint:
      'Two-factor sign-in is on. Without your phone, each of these codes lets you in once. They are shown only now.',
    recoveryFile: 'recovery-codes.txt',
    recoveryFileHead: (company: string, email: string) =>
      `Recovery codes of ${email} for ${company}. Each works once.`,
    download: 'Download',
    kept: 'I have kept them',
    nowOff: 'Two-factor sign-in is off',
    renew: 'New recovery codes',
    renewHint: 'You get ten new codes, and the ones that you have now stop working.',
    renewing: 'Making codes...',
    renewedHint:
      'Your earlier codes no longer work. Without your phone, each of these lets you in once. They are shown only now.',
    notOn: 'Two-factor sign-in is not on.',
    required:
      'Your account needs a second factor first. Set up two-factor sign-in or a passkey in Settings, under Admin User.',
    requiredTitle: 'One more step to protect your account',
    requiredHint:
      'Here, everybody signs in with more than a password. Turn on two-factor sign-in or add a passkey, and the back office opens.',
    lastOne: 'A second factor is required here: the back office closes for you until you have one again.',
    passkeyRequired: 'A password alone is not enough here. Please sign in with your passkey.',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code instead',
    useApp: 'Use the code from the app instead',
  },
  proof: {
    hint: 'Please confirm that it is you.',
    usePasskey: 'Use a passkey instead',
  },
  passkeys: {
    heading: 'Passkeys',
    hint: 'Sign in with your fingerprint, face or device PIN instead of a password and a code.',
    loading: 'Loading passkeys...',
    loadFailed: 'Failed to load your passkeys. Please try again.',
    none: 'No passkeys yet',
    unsupported: 'This browser cannot use passkeys here. Try another one, or over a secure connection.',
    add: 'Add passkey',
    waiting: 'Waiting for your device...',
    addHint: 'Your browser will ask you to confirm with your device.',
    nameHint: 'So that you recognise it later',
    added: 'Passkey added',
    addFailed: 'The passkey could not be added. Please try again.',
    addCancelled: 'No passkey was added.',
    known: 'This device already has a passkey for your account.',
    addedOn: 'Added',
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    remove: 'Remove',
    removeTitle: 'Remove passkey',
    confirmRemove: 'Are you sure you want to remove this passkey? It can no longer be used to sign in.',
    removing: 'Removing...',
    removed: 'Passkey removed',
    removeAll: (count: number) =>
      count === 1 ? 'Also remove my passkey' : `Also remove my ${count} passkeys`,
    removeAllHint: 'Do this if somebody else may have been in your account.',
    signIn: 'Sign in with a passkey',
    signInCancelled: 'No passkey was used. Try again, or sign in with your password.',
  },
} as const

const notYou = 'If this was not you, choose a new password now and tell an owner.'

type NewMessage = Record<'name' | 'subject' | 'message', string> & { aboutTitle: string | null }

export const mails = {
  accept: 'Accept the invitation',
  choosePassword: 'Choose a new password',
  invitation: (by: string) => ({
    title: 'You are invited to the back office',
    paragraphs: [
      `${by} has invited you to manage our website. The link is for you alone and works for 7 days.`,
    ],
  }),
  reset: (name: string) => ({
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${name}, somebody asked for a new password for your account. The link works for one hour.`,
      'If it was not you, nothing has changed and you can forget this mail.',
    ],
  }),
  openInbox: 'Open the inbox',
  newMessage: ({ name, subject, message, aboutTitle }: NewMessage) => ({
    title: `New message from ${name}: ${subject}`,
    paragraphs: [
      ...(aboutTitle ? [`About: ${aboutTitle}`] : []),
      ...message.split(/\n{2,}/),
      'Answer this mail, or reply in the back office.',
    ],
  }),
  acknowledgement: (company: string) => ({
    title: `${company}: your message has arrived`,
    paragraphs: [
      `Thank you for writing to ${company}. Your message has arrived, and we will get back to you soon.`,
      'If it was not you who wrote to us, somebody entered your address by mistake. You need not do anything.',
    ],
  }),
  reply: (subject: string, message: string) => ({
    title: `Re: ${subject}`,
    paragraphs: message.split(/\n{2,}/),
  }),
  confirmNewsletter: (company: string) => ({
    title: `Confirm your subscription to ${company}`,
    paragraphs: [
      `Somebody, we hope you, asked for the newsletter of ${company} to be sent to this address.`,
      'If it was not you, do nothing: without your confirmation nothing is sent, and the address is forgotten after a week.',
    ],
  }),
  test: (name: string) => ({
    title: 'A test mail',
    paragraphs: [
      `Hello ${name}, this mail was sent from the back office to see whether mail works. It does.`,
      'If it lies in your spam folder, visitors’ mail programs may put our mails there too.',
    ],
  }),
  checkAccount: 'Check your account',
  security: {
    new_sign_in: (name: string, place: string) => ({
      title: 'New sign-in to your account',
      paragraphs: [
        `Hello ${name}, your account was just used to sign in from a device or network that we have not seen before: ${place}.`,
        'If this was you, you can ignore this email. If not, change your password now and sign out everywhere else.',
      ],
    }),
    email_changed: (name: string, place: string) => ({
      title: 'Your email address was changed',
      paragraphs: [
        `Hello ${name}, the email address of your account was changed (${place}). We are telling both the old and the new address.`,
        notYou,
      ],
    }),
    passkey_added: (name: string, place: string) => ({
      title: 'A passkey was added to your account',
      paragraphs: [
        `Hello ${name}, a new passkey can now be used to sign in to your account (${place}).`,
        notYou,
      ],
    }),
    passkey_removed: (name: string, place: string) => ({
      title: 'A passkey was removed from your account',
      paragraphs: [`Hello ${name}, one or more passkeys were removed from your account (${place}).`, notYou],
    }),
    two_factor_on: (name: string, place: string) => ({
      title: 'Two-factor sign-in is on',
      paragraphs: [`Hello ${name}, two-factor sign-in was turned on for your account (${place}).`, notYou],
    }),
    two_factor_off: (name: string, place: string) => ({
      title: 'Two-factor sign-in is off',
      paragraphs: [`Hello ${name}, two-factor sign-in was turned off for your account (${place}).`, notYou],
    }),
    two_factor_reset: (name: string) => ({
      title: 'Your second factor was reset',
      paragraphs: [
        `Hello ${name}, an owner or the operator has removed two-factor sign-in and all passkeys from your account and signed you out everywhere.`,
        'Sign in with your password and set up a second factor again. If you did not ask for this, tell an owner right away.',
      ],
    }),
    recovery_codes_renewed: (name: string, place: string) => ({
      title: 'New recovery codes for your account',
      paragraphs: [
        `Hello ${name}, new recovery codes were made for your account (${place}). The old ones no longer work.`,
        notYou,
      ],
    }),
    sessions_ended: (name: string, place: string) => ({
      title: 'You were signed out',
      paragraphs: [`Hello ${name}, one or more of your sessions were ended (${place}).`, notYou],
    }),
    wrong_passwords: (name: string) => ({
      title: 'Many failed attempts to sign in to your account',
      paragraphs: [
        `Hello ${name}, somebody is trying one wrong password after another for your account. None was right, and we have slowed them down.`,
        'You can still sign in where you have signed in before, with a passkey, or after choosing a new password by email. Turn on two-factor sign-in if you have not yet.',
      ],
    }),
    wrong_codes: (name: string, place: string) => ({
      title: 'Somebody has your password',
      paragraphs: [
        `Hello ${name}, somebody has entered your correct password but several wrong codes (${place}). We have slowed them down.`,
        'If this was not you, choose a new password now.',
      ],
    }),
  },
  passwordChanged: (name: string) => ({
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, the password of your account was changed and all other sessions were ended.`,
      'If it was not you, choose a new password at once and tell an owner.',
    ],
  }),
} as const

/** The rules of content and of replies, each in its own words. Visitors break none of them. */
export const rules = {
  services: {
    titleRequired: 'Title is required',
  },
  products: {
    titleRequired: 'Product title is required',
    shortDescriptionRequired: 'Short description is required',
    priceInvalid: 'Please enter a price of zero or more',
    imageRequired: 'Please select an image file',
    tooManyImages: (max: number) => `Please use at most ${max} additional images`,
    categoryUnknown: 'This category does not exist any more',
  },
  categories: {
    titleRequired: 'Title is required',
    titleTooShort: 'Title must be at least 3 characters',
    titleTooLong: 'Title must be less than 100 characters',
    titleTaken: 'A category with this title already exists. Please use a different title.',
    shortDescriptionTooLong: 'Short description must be less than 200 characters',
    descriptionTooLong: 'Description must be less than 5000 characters',
    alreadyAtTop: 'Category is already at the top',
    alreadyAtBottom: 'Category is already at the bottom',
  },
  events: {
    titleRequired: 'Title is required',
    descriptionRequired: 'Description is required',
    categoryRequired: 'Category is required',
    categoryUnknown: 'This category does not exist any more',
    otherCategory: 'This is not the category of the address',
    dateInvalid: 'Please enter a valid date',
    registrationInvalid: 'Please enter a valid registration URL',
  },
  team: {
    nameRequired: 'Name is required',
    positionRequired: 'Position is required',
    jobTitleRequired: 'Job title is required',
    descriptionRequired: 'Description is required',
    emailRequired: 'Email is required',
  },
  clients: {
    nameRequired: 'Client name is required',
    emailRequired: 'Client email is required',
    descriptionRequired: 'Client testimonial is required',
    imageRequired: 'Client image is required',
  },
  partners: {
    nameRequired: 'Name is required',
    descriptionRequired: 'Description is required',
    websiteInvalid: 'Please enter a valid website URL',
  },
  messages: {
    replyRequired: 'Please write a reply first',
    keyReused: 'This message was sent before with other words. Please send it again.',
    alreadyArchived: 'This message is archived already.',
    alreadySent: 'This reply is on its way already.',
    notFailed: 'This reply needs no other try.',
    answerTitleRequired: 'Please give the answer a name',
    answerRequired: 'Please write the answer first',
    tooManyAnswers: 'There is no room for more saved answers. Please delete one first.',
  },
  newsletter: {
    nothingToImport: 'There is no address in this list',
    titleRequired: 'Title is required',
    tooManyItems: (max: number) => `Please choose at most ${max} records`,
    notADraft: 'This campaign was sent already and can no longer be changed.',
    nobodyToSendTo: 'Nobody has confirmed that they want the newsletter yet.',
    wrongState: 'This cannot be done with the campaign as it is now.',
  },
} as const

/** The pages behind the links of the newsletter's mails, which few visitors ever see. */
export const letters = {
  confirmTitle: 'Confirm your subscription',
  confirmHint: 'One click, and the next issue comes to you.',
  confirm: 'Confirm subscription',
  confirmed: 'Thank you! You will get our next issue.',
  linkInvalid: 'This link is no longer valid. Please subscribe again.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeHint: 'You will get no further issues, and we forget your address.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. We have forgotten your address.',
} as const

/** At the end of each newsletter. */
export const newsletterFoot = {
  why: (company: string) => `You get this mail because you asked for the newsletter of ${company}.`,
  unsubscribe: 'Unsubscribe',
} as const

/** What is kept as somebody's consent when it was not they who filled in the form. */
export const importConsent = {
  stated: (by: string, day: string) =>
    `${by} put this address on the list on ${day} and stated that its owner has agreed to get the newsletter.`,
  asked: (by: string, day: string) =>
    `${by} put this address on the list on ${day}. Its owner was asked by mail to confirm.`,
} as const

export const images = {
  tooLarge: 'File too large. Maximum size is 5MB.',
  wrongType: 'Invalid file type. Only JPEG, PNG, GIF and WEBP are allowed.',
  unreadable: 'This image could not be read. Please choose another file.',
  missing: 'Please select an image file',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  tooManyFrames: 'This image has too many frames. Please choose a still one.',
  unknownFolder: 'Images cannot be uploaded to this folder.',
  productTooLarge: 'Image size should be less than 5MB',
  productWrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WEBP)',
  partnerTooLarge: 'Image file size must be less than 5MB',
} as const

export const admin = {
  title: 'Back office',
  greeting: (partOfDay: string, name: string) => `Good ${partOfDay}, ${name}`,
  dashboardHint: 'Choose what to work on. Saved changes are on the website within seconds.',
  viewWebsite: 'View website',
  skipToContent: 'Skip to content',
  tryAgain: 'Try Again',
  close: 'Close',
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  clearSearch: 'Clear search',
  shown: (from: number, to: number, total: number, hasMore = false) =>
    `${from}–${to} of ${hasMore ? `more than ${total}` : total}`,
  undo: 'Undo',
  delete: 'Delete',
  restoreFailed: 'It could not be restored. Please try again.',
  forAdministrators: {
    title: 'This page is for administrators.',
    hint: 'As an editor you look after content and messages. Ask an administrator to change anything here.',
  },
  forOwners: {
    title: 'This page is for owners.',
    hint: 'Only an owner can manage who signs in.',
  },
  toDashboard: 'Go to the dashboard',
  unsaved: 'You have unsaved changes.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
  imageHint: 'JPEG, PNG, GIF or WEBP up to 5 MB. Choose, drop or paste one.',
} as const

export const history = {
  open: 'History',
  title: (of: string) => `History of ${of}`,
  loading: 'Loading history...',
  loadFailed: 'Failed to load the history. Please try again.',
  actions: { create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored' },
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  revert: 'Bring back this version',
  revertTitle: 'Bring back this version',
  confirmRevert: 'Are you sure you want to bring this version back? What is saved now stays in the history.',
  reverted: 'The earlier version is back',
  revertFailed: 'The earlier version could not be brought back. Please try again.',
} as const

export const conflict = {
  title: 'Somebody else saved this meanwhile.',
  hint: 'You have both changed these fields. Choose for each what is to be saved.',
  mine: 'Yours',
  theirs: 'Theirs',
  save: 'Save my choice',
  saveAgain: 'Your version is still here. Save again to put it over theirs.',
  savedNow: 'Your own changes are still here. Saving brings both together.',
  show: 'Show their changes',
  shown: 'Their changes are shown now, together with yours.',
  showFailed: 'Their changes could not be loaded. Please try again.',
  merged: 'Saved. Changes that somebody else had made meanwhile are kept too.',
} as const

export const drafts = {
  found: (when: string) => `You left changes here unsaved, ${when}.`,
  bringBack: 'Bring them back',
  discard: 'Discard them',
} as const

export const trash = {
  open: 'Trash',
  close: 'Back to the list',
  hint: 'What was deleted stays here for 30 days and can be restored.',
  empty: 'The trash is empty',
  restore: 'Restore',
} as const

export const siteSettings = {
  tileUrlInvalid: 'Please enter an https address with {z}, {x} and {y}',
  timeZoneInvalid: 'Please choose a time zone',
} as const

export const settings = { heading: 'Settings', adminUser: 'Admin User' } as const

export const users = {
  heading: 'Users',
  securityLog: 'Security log',
  roles: { owner: 'Owner', admin: 'Admin', editor: 'Editor' },
  roleHints: {
    owner: 'Everything, and who may sign in',
    admin: 'Everything but the users',
    editor: 'Content and messages, no settings',
  },
  active: 'Active',
  disabled: 'Disabled',
  you: 'You',
  neverSignedIn: 'Never',
  loading: 'Loading users...',
  loadFailed: 'Failed to load users. Please try again.',
  saveFailed: 'Failed to change the user. Please try again.',
  removeFailed: 'Failed to remove the user. Please try again.',
  roleChanged: (name: string, role: string) => `${name} is now ${role}`,
  nowDisabled: (name: string) => `${name} can no longer sign in`,
  nowEnabled: (name: string) => `${name} can sign in again`,
  confirmStepDown: 'Are you sure you want to give up being an owner? You will no longer see this screen.',
  confirmRemove:
    'Are you sure you want to remove this user? It cannot be undone; what they have changed stays.',
  removed: 'User removed',
  invite: 'Invite',
  inviteTitle: 'Invite a user',
  inviteFailed: 'Failed to invite. Please try again.',
  inviting: 'Inviting...',
  linkTitle: 'Invitation link',
  linkHint: (email: string, isMailed: boolean) =>
    isMailed
      ? `We have emailed ${email} an invitation. You can also hand over this link yourself: it is shown only now and works once.`
      : `No mail server is set up, so nothing was sent. Hand this link over to ${email} yourself: it is shown only now and works once.`,
  resend: 'Send again',
  resent: (email: string) => `The invitation was sent to ${email} again`,
  resendFailed: 'Failed to send the invitation again. Please try again.',
  secondFactor: 'Second factor',
  noSecondFactor: 'None',
  app: 'App',
  passkeys: (count: number) => `${count} ${count === 1 ? 'passkey' : 'passkeys'}`,
  resetFactor: 'Reset second factor',
  resetFactorHint:
    'Removes the authenticator app and all passkeys, and signs the user out everywhere. They can then sign in with their password alone and are told by email. Make sure that it is really them who asked you.',
  resetting: 'Resetting...',
  factorReset: (name: string) => `${name} can now sign in with the password alone`,
  copy: 'Copy',
  copied: 'Copied',
  invitations: 'Pending invitations',
  invitationsLoading: 'Loading invitations...',
  invitationsFailed: 'Failed to load invitations. Please try again.',
  noInvitations: 'No pending invitations',
  confirmWithdraw: 'Are you sure you want to withdraw this invitation? Its link will no longer work.',
  withdrawn: 'Invitation withdrawn',
  withdrawFailed: 'Failed to withdraw the invitation. Please try again.',
  events: {
    signed_in: 'Signed in',
    sign_in_failed: 'Sign-in failed',
    signed_out: 'Signed out',
    sessions_ended: 'Sessions ended',
    password_changed: 'Password changed',
    credentials_changed: 'Name changed',
    email_changed: 'Email changed',
    two_factor_reset: 'Second factor reset',
    password_reset_requested: 'Password reset requested',
    password_reset: 'Password reset',
    two_factor_on: 'Two-factor turned on',
    two_factor_off: 'Two-factor turned off',
    recovery_codes_renewed: 'New recovery codes',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    user_invited: 'Invited',
    invitation_withdrawn: 'Invitation withdrawn',
    user_registered: 'Account created',
    role_changed: 'Role changed',
    user_disabled: 'Disabled',
    user_enabled: 'Enabled',
    user_removed: 'Removed',
    personal_data_erased: 'A person’s data erased',
    personal_data_exported: 'A person’s data read',
    subscribers_exported: 'Subscribers exported',
    settings_changed: 'Settings changed',
    security_log_exported: 'Security log exported',
    security_log_pruned: 'Old entries of this log deleted',
    user_created: 'Account created by the operator',
    invitation_resent: 'Invitation sent again',
  },
  nobody: 'Unknown account',
  exportLog: 'Export',
  exportFile: 'security-log.csv',
  exportFailed: 'Failed to export the security log. Please try again.',
  eventsLoading: 'Loading the security log...',
  eventsFailed: 'Failed to load the security log. Please try again.',
  noEvents: 'Nothing has happened yet',
  loadMore: 'Load more',
} as const

export const company = {
  nameRequired: 'Company name is required',
  tooManyHeroImages: 'Maximum of 5 hero images allowed',
  statInvalid: 'Please enter a whole number of at least 1',
  urlInvalid: 'Please enter a valid URL',
  linkInvalid: 'Please enter a web address, a mail address, a phone number or #section',
  questionRequired: 'Question is required',
  answerRequired: 'Answer is required',
  tooManyQuestions: (max: number) => `Please use at most ${max} questions`,
  coordinatesInvalid: 'Please enter a latitude from -90 to 90 and a longitude from -180 to 180',
  heroImageRequired: 'Each slide needs an image',
} as const

function capitalised(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
