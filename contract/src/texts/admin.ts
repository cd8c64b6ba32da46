import { problems } from './site.ts'

/**
 * The sections of `texts` that only the back office and the server use. They are a module of their own so that the
 * build leaves them out of public pages.
 */

export const api = {
  ...problems,
  noResponse: 'No response received from server. Please check your connection.',
  connection: 'An error occurred while connecting to the server',
  invalidResponse: 'Invalid response from server',
  invalidFormat: 'Invalid response format',
  malformed: 'The request could not be understood.',
  unknownField: 'Unknown field.',
  notSignedIn: 'Please sign in.',
  notAllowed: 'You are not allowed to do this.',
  notFound: (what: string) => `${capitalised(what)} not found`,
  stale: 'Someone else has saved changes in the meantime.',
  tooLarge: 'The request is too large.',
  wrongType: 'This kind of content is not accepted.',
  notAStream: 'This call returns a stream of events. Send “Accept: text/event-stream”.',
  unavailable: 'The service is briefly unavailable. Please try again.',
  internal: 'Something went wrong',
  /** Shown when a page cannot be rendered right now. */
  busyPage: {
    title: 'Back in a moment',
    text: 'The site is very busy right now. This page will try again automatically in a few seconds.',
    again: 'Try again',
  },
  required: (field: string) => `${field} is required`,
  tooLong: (max: number) => `Please use at most ${max} characters`,
  tooMany: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  namedTwice: 'A record appears twice',
  displayOrder: 'Display order must be a number',
  invalidImage: 'Please choose an uploaded image or a web address',
} as const

/** What is wrong with a value whose field has no message of its own. */
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
  notAbove: (limit: number) => `This must be more than ${limit}.`,
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
  passwordTooCommon: 'This password is too easy to guess. Please choose another.',
  passwordIsPersonal: 'Please choose a password without your name, your email or the company name.',
  emailTaken: 'Another account already uses this email address.',
  credentialsUpdated: 'Credentials updated successfully',
  credentialsFailed: 'Failed to update credentials',
  nothingChanged: 'No changes were made to update',
  invitationInvalid: 'This invitation is not valid or has expired. Please ask for a new one.',
  resetSent: 'If an account exists for this address, we have sent it a link.',
  resetInvalid: 'This link is not valid or has expired. Please ask for a new one.',
  codeRequired: 'Enter the code from your authenticator app.',
  codeMissing: 'Code is required',
  codeWrong: 'This code is incorrect or has already been used.',
  passkeyFailed: 'The passkey was not accepted. Please try again.',
  lastOwner: 'There must be at least one owner who can sign in.',
  ownAccount: 'You cannot do this to your own account.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signOut: 'Sign out',
  welcome: 'Sign in to the back office',
  sessionEnded: 'Your session has ended',
  sessionEndedHint: 'Sign in again to continue. Everything you typed is still here.',
  otherUserHint: (name: string) => `${name} has signed in since. Sign in as yourself to continue here.`,
  saveOnceMore: 'Your session had ended, so nothing has been saved yet. Please save again.',
  registerWelcome: 'Create your account',
  firstOwnerHint:
    'You are the first owner of this back office. Create your account; you can invite your colleagues afterwards.',
  registerHint: 'You have been invited to the back office. Use the email address of the invitation.',
  register: 'Create account',
  registering: 'Creating account...',
  codeHint: 'The code from your invitation, or the one the server printed when it first started.',
  save: 'Save',
  saving: 'Saving...',
  newPasswordHint: 'Leave empty to keep your password. Changing it signs you out everywhere else.',
  strength: {
    label: 'Password strength',
    words: ['', 'Weak', 'Fair', 'Good', 'Strong'],
    hint: 'Length matters most: three or four unrelated words make a strong password.',
  },
  sessions: {
    heading: 'Where you are signed in',
    hint: 'If you don’t recognise a session, end it and change your password.',
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
    hint: 'Enter your account’s email address, and we’ll send you a link to choose a new password.',
    send: 'Send link',
    sending: 'Sending...',
    failed: 'We couldn’t send the link. Please try again.',
    back: 'Back to sign-in',
  },
  reset: {
    heading: 'Choose a new password',
    hint: 'You will be signed out everywhere.',
    save: 'Set new password',
    saving: 'Setting...',
    failed: 'The password could not be changed. Please try again.',
    done: 'Your password has been changed. You can now sign in with it.',
    askAgain: 'Request a new link',
  },
  twoFactor: {
    heading: 'Two-factor sign-in',
    hint: 'When you sign in, you enter a code from an app on your phone as well as your password.',
    loading: 'Loading...',
    loadFailed: 'Failed to load your account’s security settings. Please try again.',
    on: 'On',
    off: 'Off',
    offHint: 'Your account is protected by your password alone.',
    codesLeft: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left`,
    fewCodes: 'Get new recovery codes before you run out.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOnTitle: 'Turn on two-factor sign-in',
    turnOffTitle: 'Turn off two-factor sign-in',
    turnOffHint:
      'Your account will be protected by your password alone, and your recovery codes will stop working.',
    continue: 'Continue',
    checking: 'Checking...',
    turningOff: 'Turning off...',
    failed: 'Something went wrong. Please try again.',
    scan: 'Scan this with an authenticator app, then enter the code it shows.',
    qrCode: 'QR code for your authenticator app',
    secret: 'Or type this key into the app',
    code: 'Code from your authenticator app',
    codeShape: 'The code has 6 digits',
    recoveryTitle: 'Keep your recovery codes',
    recoveryHint:
      'Two-factor sign-in is on. If you lose your phone, each of these codes lets you in once. You won’t see them again.',
    recoveryFile: 'recovery-codes.txt',
    recoveryFileHead: (company: string, email: string) =>
      `Recovery codes for ${email} at ${company}. Each works once.`,
    download: 'Download',
    kept: 'I’ve saved them',
    nowOff: 'Two-factor sign-in is off',
    renew: 'New recovery codes',
    renewHint: 'You’ll get ten new codes, and your current ones will stop working.',
    renewing: 'Making codes...',
    renewedHint:
      'Your old codes no longer work. If you lose your phone, each of these lets you in once. You won’t see them again.',
    notOn: 'Two-factor sign-in is not on.',
    required:
      'Your account needs a second factor. Set up two-factor sign-in or a passkey in Settings, under Admin User.',
    requiredTitle: 'One more step to protect your account',
    requiredHint:
      'Everyone here signs in with more than a password. Turn on two-factor sign-in or add a passkey to open the back office.',
    lastOne:
      'A second factor is required: you won’t be able to use the back office until you set one up again.',
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
    unsupported: 'This browser can’t use passkeys here. Try another browser or a secure connection.',
    add: 'Add passkey',
    waiting: 'Waiting for your device...',
    addHint: 'Your browser will ask you to confirm with your device.',
    nameHint: 'To help you recognise it later',
    added: 'Passkey added',
    addFailed: 'The passkey could not be added. Please try again.',
    addCancelled: 'No passkey was added.',
    known: 'This device already has a passkey for your account.',
    addedOn: 'Added',
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    remove: 'Remove',
    removeTitle: 'Remove passkey',
    confirmRemove:
      'Are you sure you want to remove this passkey? You will no longer be able to sign in with it.',
    removing: 'Removing...',
    removed: 'Passkey removed',
    removeAll: (count: number) =>
      count === 1 ? 'Also remove my passkey' : `Also remove my ${count} passkeys`,
    removeAllHint: 'Do this if someone else may have had access to your account.',
    signIn: 'Sign in with a passkey',
    signInCancelled: 'No passkey was used. Try again, or sign in with your password.',
  },
} as const

const notYou = 'If this was not you, choose a new password now and tell an owner.'

type ReviewMail = { by: string; note: string | null }
type NewMessage = Record<'name' | 'subject' | 'message', string> & { aboutTitle: string | null }

export const mails = {
  accept: 'Accept the invitation',
  choosePassword: 'Choose a new password',
  invitation: (by: string) => ({
    title: 'You’re invited to the back office',
    paragraphs: [
      `${by} has invited you to help manage our website. This link is for you only and works for 7 days.`,
    ],
  }),
  reset: (name: string) => ({
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${name}, someone requested a new password for your account. The link works for one hour.`,
      'If it wasn’t you, nothing has changed and you can ignore this email.',
    ],
  }),
  openRelease: 'Open the release',
  releaseFailed: (name: string, release: string, problem: string) => ({
    title: `“${release}” was not published`,
    paragraphs: [
      `Hello ${name}, the release “${release}” was due, but it could not be published. None of it is live.`,
      problem,
    ],
  }),
  reviewAsked: (name: string, release: string, { by, note }: ReviewMail) => ({
    title: `${by} asks for a review of “${release}”`,
    paragraphs: [
      `Hello ${name}, ${by} has finished “${release}”. Please review it, then publish it or send it back.`,
      ...(note ? [`${by} writes: ${note}`] : []),
    ],
  }),
  seePreview: 'See the preview',
  seePreviewHint: (days: number) =>
    `It needs no sign-in and works for ${days} days. Anyone with the link can open it.`,
  reviewSentBack: (name: string, release: string, { by, note }: ReviewMail) => ({
    title: `“${release}” was sent back`,
    paragraphs: [
      `Hello ${name}, ${by} has looked at “${release}” and sent it back to you. None of it is live.`,
      ...(note ? [`${by} writes: ${note}`] : []),
      'Make the changes, then ask for a review again.',
    ],
  }),
  openMessage: 'Read and reply',
  newMessage: ({ name, subject, message, aboutTitle }: NewMessage) => ({
    title: `New message from ${name}: ${subject}`,
    paragraphs: [
      ...(aboutTitle ? [`About: ${aboutTitle}`] : []),
      ...message.split(/\n{2,}/),
      'Reply to this email, or reply in the back office.',
    ],
  }),
  acknowledgement: (company: string) => ({
    title: `${company}: your message has arrived`,
    paragraphs: [
      `Thank you for writing to ${company}. Your message has arrived, and we will get back to you soon.`,
      'If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.',
    ],
  }),
  reply: (subject: string, message: string) => ({
    title: `Re: ${subject}`,
    paragraphs: message.split(/\n{2,}/),
  }),
  confirmNewsletter: (company: string) => ({
    title: `Confirm your subscription to ${company}`,
    paragraphs: [
      `Someone, hopefully you, signed up for ${company}’s newsletter with this address.`,
      'If it wasn’t you, you can ignore this email: we won’t send anything unless you confirm, and we’ll delete the address after a week.',
    ],
  }),
  test: (name: string) => ({
    title: 'A test email',
    paragraphs: [
      `Hello ${name}, this email was sent from the back office to check that email works. It does.`,
      'If it landed in your spam folder, our emails to visitors may end up there too.',
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
        `Hello ${name}, the email address of your account was changed (${place}). We have emailed both the old and the new address.`,
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
        `Hello ${name}, someone is trying to guess your password. They haven’t succeeded, and we have slowed them down.`,
        'You can still sign in on a device that you have used before, with a passkey, or after resetting your password by email. Turn on two-factor sign-in if you haven’t yet.',
      ],
    }),
    wrong_codes: (name: string, place: string) => ({
      title: 'Someone has your password',
      paragraphs: [
        `Hello ${name}, someone has entered your correct password but several wrong codes (${place}). We have slowed them down.`,
        'If this was not you, choose a new password now.',
      ],
    }),
  },
  passwordChanged: (name: string) => ({
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, your account’s password was changed and all other sessions have ended.`,
      'If it wasn’t you, choose a new password right away and tell an owner.',
    ],
  }),
} as const

/** Messages for broken rules of content and replies. Visitors never see them. */
export const rules = {
  downloads: {
    fileRequired: 'Please choose a file',
    fileUnknown: 'This file no longer exists. Please upload it again.',
    languageUnknown: 'Please choose a language from the list',
  },
  news: { titleRequired: 'Title is required', dateRequired: 'Please choose a day' },
  address: {
    invalid: 'Please use lower-case letters, digits and single hyphens: about-us',
    taken: 'Another page already uses this address. It may be in the trash.',
    reserved: 'The website reserves this address. Please choose another one.',
  },
  pages: {
    titleRequired: 'Title is required',
    parentUnknown: 'The parent page no longer exists. It may be in the trash.',
    parentBelow: 'A page can’t be placed below itself',
    tooDeep: (depth: number) => `Pages can be nested at most ${depth} levels deep`,
  },
  references: {
    titleRequired: 'Title is required',
    yearRequired: 'Please enter a year, such as 2026',
    servicesUnknown: 'One of these services no longer exists',
    productsUnknown: 'One of these products no longer exists',
  },
  services: {
    titleRequired: 'Title is required',
  },
  products: {
    titleRequired: 'Product title is required',
    shortDescriptionRequired: 'Short description is required',
    priceInvalid: 'Please enter a price of zero or more',
    imageRequired: 'Please select an image file',
    tooManyImages: (max: number) => `Please use at most ${max} additional images`,
    categoryUnknown: 'This category no longer exists',
    productsUnknown: 'One of these products no longer exists',
    successorUnknown: 'This successor no longer exists',
    ownSuccessor: 'A product can’t be its own successor',
    ownRelation: 'A product can’t be named by itself',
    filesUnknown: 'One of these files no longer exists',
    orderCodeRequired: 'Order code is required',
    orderCodeTwice: 'Two variants have the same order code',
    orderCodeTaken: (code: string, product: string) => `“${product}” already has the order code ${code}`,
    values: {
      decimalInvalid: 'This must be a plain decimal number, such as 12000 or 0.4',
      unitUnknown: 'This unit is not known',
      notExact: 'This value can’t be written exactly in its unit',
      plusMinusNegative: 'What follows ± can’t be negative',
      rangeEmpty: 'A range needs a lower or an upper end',
      rangeBackwards: 'The lower end of a range must not be above the upper end',
      tooMany: (max: number) => `Please use at most ${max} characteristics`,
    },
  },
  characteristics: {
    nameRequired: 'Name is required',
    nameTaken: 'A characteristic with this name already exists. Please use a different name.',
    unitUnknown: 'This unit is not known',
    unitNeedless: 'Only numbers and ranges have a unit',
    decimalsInvalid: 'Please enter a whole number from 0 to 6',
    choiceRequired: 'Please name each choice',
    choicesRequired: 'Please add at least one choice',
    choicesNeedless: 'Only a choice has something to choose from',
    choiceTwice: 'Two choices have the same key',
    keyInvalid: 'Please use lower-case letters, digits and single hyphens',
  },
  catalogue: {
    etimInvalid: (example: string) => `Please enter an ETIM code, such as ${example}`,
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
    categoryUnknown: 'This category no longer exists',
    otherCategory: 'This doesn’t match the category in the address',
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
    websiteInvalid: 'Please enter a valid website URL',
  },
  messages: {
    replyRequired: 'Please write a reply first',
    keyReused: 'This message has already been sent with a different text. Please send it again.',
    alreadyArchived: 'This message is already archived.',
    alreadySent: 'This reply is already on its way.',
    notFailed: 'This reply doesn’t need to be sent again.',
    answerTitleRequired: 'Please give the answer a name',
    answerRequired: 'Please write the answer first',
    tooManyAnswers: 'You have reached the limit of saved answers. Please delete one first.',
  },
  newsletter: {
    nothingToImport: 'This list contains no addresses',
    titleRequired: 'Title is required',
    tooManyItems: (max: number) => `Please choose at most ${max} records`,
    notADraft: 'This campaign has already been sent and can no longer be changed.',
    nobodyToSendTo: 'No one has confirmed their subscription yet.',
    wrongState: 'This isn’t possible in the campaign’s current state.',
    needsReview: 'An administrator has to send this. Please save it and let them know.',
  },
} as const

/** The pages that links in newsletters open; few visitors ever see them. */
export const newsletterPages = {
  confirmTitle: 'Confirm your subscription',
  confirmHint: 'One click and you’ll receive our next issue.',
  confirm: 'Confirm subscription',
  confirmed: 'Thank you! You’ll receive our next issue.',
  linkInvalid: 'This link is no longer valid. Please subscribe again.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeHint: 'You won’t receive any more issues, and we’ll delete your address.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You’re unsubscribed, and we’ve deleted your address.',
  incomplete: 'This link is incomplete. Please open it again from our email.',
  failed: 'Something went wrong on our side. Please try again.',
} as const

/** At the end of each newsletter. */
export const newsletterFoot = {
  why: (company: string) => `You’re receiving this email because you subscribed to ${company}’s newsletter.`,
  unsubscribe: 'Unsubscribe',
} as const

/** The consent we record for an imported address, whose owner filled in no form. */
export const importConsent = {
  stated: (by: string, day: string) =>
    `${by} added this address on ${day} and stated that its owner agreed to receive the newsletter.`,
  asked: (by: string, day: string) =>
    `${by} added this address on ${day}. Its owner was asked by email to confirm.`,
} as const

export const images = {
  tooLarge: 'File too large. Maximum size is 5MB.',
  wrongType: 'Invalid file type. Only JPEG, PNG, GIF and WEBP are allowed.',
  heic: 'This is a HEIC photo, which your browser can’t read. Open it in Safari, or save it as JPEG first: on an iPhone under Settings, Camera, Formats, Most Compatible.',
  unreadable: 'We couldn’t read this image. Please choose another file.',
  missing: 'Please select an image file',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  tooManyFrames: 'This image has too many frames. Please choose a still one.',
  unknownFolder: 'Images cannot be uploaded to this folder.',
  isUsed: 'This image is in use, or an earlier version that can be restored uses it.',
  backupIsMade: 'A backup is being made. Please try again in a few minutes.',
  notUsed: 'Nothing uses this image, so there is nothing to replace.',
  sameImage: 'This is the same image. Please choose another one.',
  replaced: (name: string) => `Image replaced: ${name}`,
  replaceNotAllowed: 'The settings use this image too. Please ask an administrator to replace it.',
  productTooLarge: 'Image size should be less than 5MB',
  productWrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WEBP)',
  partnerTooLarge: 'Image file size must be less than 5MB',
} as const

export const videos = {
  missing: 'Please choose a video',
  tooLarge: 'Video too large. Maximum size is 50 MB.',
  wrongType: 'Please choose a complete MP4 or WebM video',
} as const

export const files = {
  missing: 'Please choose a file',
  tooLarge: 'File too large. Maximum size is 25 MB.',
  wrongType: 'We can’t offer this file for download. Please choose a PDF, ZIP, DXF, STEP or XLSX file.',
  notAsNamed: (name: string) => `This is not a complete, valid ${name} file. Please save it again.`,
  macros: 'This workbook contains macros. Please save it as a plain XLSX workbook.',
  badZip: 'This ZIP file is damaged or contains unsafe file paths.',
  active: 'This file contains parts of a web page. Please export it again from your program.',
} as const

export const admin = {
  title: 'Back office',
  greeting: (partOfDay: string, name: string) => `Good ${partOfDay}, ${name}`,
  dashboardHint: 'Choose what to work on. Changes appear on the website within seconds of saving.',
  viewWebsite: 'View website',
  skipToContent: 'Skip to content',
  tryAgain: 'Try Again',
  close: 'Close',
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  clearSearch: 'Clear search',
  shown: (from: number, to: number, total: number, hasMore = false) =>
    `${from}–${to} of ${hasMore ? `more than ${total}` : total}`,
  undo: 'Undo',
  copyOf: (title: string) => `${title} (copy)`,
  delete: 'Delete',
  restoreFailed: 'Failed to restore it. Please try again.',
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
  unsavedNow: 'Unsaved changes',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
  imageHint: 'JPEG, PNG, GIF or WEBP. Choose, drop or paste one. Large photos are made smaller.',
} as const

const inWords = new Intl.ListFormat('en')

/** A field's name within a sentence; an abbreviation or a name, such as LinkedIn, stays as it is. */
function inSentence(name: string) {
  return /^[A-Z][a-z]+(?![A-Za-z])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

export const history = {
  open: 'History',
  title: (of: string) => `History of ${of}`,
  loading: 'Loading history...',
  loadFailed: 'Failed to load the history. Please try again.',
  none: 'Nothing has been changed here yet.',
  actions: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    restore: 'Restored from the trash',
    erase: 'Deleted for good',
    publish: 'Published',
    undo: 'Undone',
  },
  changed: (fields: string[]) => `Changed ${inWords.format(fields.map(inSentence))}`,
  current: 'Current version',
  nothing: 'nothing',
  shown: 'shown',
  hidden: 'hidden',
  hiddenWhileEmpty: 'hidden while empty',
  gone: 'a category that no longer exists',
  yes: 'yes',
  no: 'no',
  revert: 'Restore this version',
  unsaved: 'You have unsaved changes. Restoring a version discards them.',
  restoreAnyway: 'Restore anyway',
  reverted: 'Earlier version restored',
  revertUndone: 'Changed back to the version before',
  revertFailed: 'Failed to restore the earlier version. Please try again.',
  seeWebsite: 'See the website as it was',
  websiteOf: 'The website as it was on',
  aboutWebsite:
    'Follow the links to walk through it. Nothing goes live until you publish the release that brings it back.',
  bringRecordBack: 'Bring this record back',
  bringAllBack: 'Bring everything back',
  releaseOfRecord: (title: string, date: string) => `${title} as of ${date}`,
  releaseOfAll: (date: string) => `The website as of ${date}`,
  broughtBack: 'Ready in a release: look at it, then publish it.',
  leftOut: {
    missing: (count: number) => `${count} deleted for good`,
    'has-draft': (count: number) => `${count} with a draft already`,
    'not-allowed': () => 'settings, which only administrators can bring back',
    'not-drafted': () => 'alternative texts and other things that releases can’t contain',
  },
  notInIt: (what: string[]) => `Not in the release: ${what.join(', ')}.`,
  bringBackFailed: 'Failed to bring it back.',
} as const

export const conflict = {
  title: 'Someone else has saved changes in the meantime.',
  hint: 'You both changed these fields. Choose which version of each to save.',
  mine: 'Yours',
  theirs: 'Theirs',
  save: 'Save my choice',
  saveAgain: 'Your version is still here. Save again to overwrite theirs.',
  savedNow: 'Your changes are still here. Saving combines both.',
  show: 'Show their changes',
  shown: 'You now see their changes together with yours.',
  showFailed: 'Failed to load their changes. Please try again.',
  merged: 'Saved, together with the changes someone else made in the meantime.',
} as const

export const unsaved = {
  found: (when: string) => `You left unsaved changes here ${when}.`,
  bringBack: 'Restore them',
  discard: 'Discard them',
} as const

export const trash = {
  open: 'Trash',
  close: 'Back to the list',
  hint: 'Deleted items stay here for 30 days and can be restored.',
  empty: 'The trash is empty',
  deleted: 'Deleted',
  by: (name: string) => `by ${name}`,
  daysLeft: (days: number) =>
    `Removed for good ${days > 1 ? `in ${days} days` : days === 1 ? 'tomorrow' : 'today'}`,
  restore: 'Restore',
  restoreMany: (count: number) => `Restore (${count})`,
  erase: 'Delete for good',
  eraseMany: (count: number) => `Delete for good (${count})`,
} as const

export const blocks = {
  name: 'Blocks',
  textRequired: 'Please write some text',
  imageRequired: 'Please choose an image',
  downloadRequired: 'Please choose a download',
  factRequired: 'Please add a number',
  factValueRequired: 'Please enter the number',
  factLabelRequired: 'Please enter what it counts',
  wordsRequired: 'Please enter what was said',
  rowRequired: 'Please add a row',
  videoInvalid: 'Please upload a video, or enter the address of one on YouTube or Vimeo',
  videoTitleRequired: 'Please enter what the video shows',
  rowNameRequired: 'Please enter a name',
  rowValueRequired: 'Please enter a value',
  keyTwice: 'Please give each block a key of its own',
  tooMany: (max: number) => `Please use at most ${max} blocks`,
} as const

export const siteSettings = {
  tileUrlInvalid: 'Please enter an https address with {z}, {x} and {y}',
  headingRequired: 'Please enter a heading',
  sectionTwice: 'Please list each section once',
  tooManyBlockParts: (max: number) => `Please use blocks in at most ${max} places`,
  labelRequired: 'Please enter what the link says',
  tooManyLinks: (max: number) => `Please use at most ${max} links`,
  colorFails: (color: string, nearest: string) =>
    `${color} gives too little contrast. The nearest colour that passes is ${nearest}`,
  colorInvalid: 'Please enter a colour such as #1a2b3c',
  currencyInvalid: 'Please choose a currency',
  timeZoneInvalid: 'Please choose a time zone',
  /** What a word is called where it is changed, and in the history. */
  wordNames: {
    heroYears: 'Under the years',
    heroProjects: 'Under the projects',
    noPrice: 'Instead of a price',
    partnersInvitation: 'Invitation to partners',
    partnersButton: 'Link for partners',
    contactButton: 'Button of the contact form',
    contactPrivacy: 'Promise beside the button',
    contactThanks: 'Thanks for a message',
    contactQuestions: 'Heading of the questions',
    contactMap: 'Heading of the map',
    newsletterHeading: 'Heading of the newsletter',
    newsletterHint: 'What the newsletter is about',
    newsletterButton: 'Button of the newsletter',
    newsletterPrivacy: 'Promise of the newsletter',
    newsletterThanks: 'Thanks for subscribing',
    footerLinksHeading: 'Heading of the links',
    footerMoreHeading: 'Heading of further links',
    footerContactHeading: 'Heading of the contact details',
  },
} as const

export const settings = { heading: 'Settings', adminUser: 'Admin User' } as const

export const users = {
  heading: 'Users',
  securityLog: 'Security log',
  roles: { owner: 'Owner', admin: 'Admin', editor: 'Editor' },
  roleHints: {
    owner: 'Everything, including users',
    admin: 'Everything except users',
    editor: 'Content and messages, but no settings',
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
  changeRole: 'Change role',
  newRole: (role: string, hint: string) => `New role: ${role}. ${hint}.`,
  saving: 'Saving...',
  disable: 'Disable',
  disableTitle: 'Disable user',
  disableHint: 'They will be signed out everywhere and can’t sign in until you enable them again.',
  disabling: 'Disabling...',
  enable: 'Enable',
  enableTitle: 'Enable user',
  enableHint: 'They will be able to sign in again, with the role they have.',
  enabling: 'Enabling...',
  confirmStepDown: 'Are you sure you want to stop being an owner? You will no longer see this screen.',
  confirmRemove:
    'Are you sure you want to remove this user? This cannot be undone. Their changes to the content stay.',
  remove: 'Remove',
  removeTitle: 'Remove user',
  removing: 'Removing...',
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
  resendTitle: 'Send the invitation again',
  resendHint: 'The new email has a new link that works for seven days. Earlier links will stop working.',
  resending: 'Sending...',
  resent: (email: string) => `The invitation was sent to ${email} again`,
  resendFailed: 'Failed to send the invitation again. Please try again.',
  secondFactor: 'Second factor',
  noSecondFactor: 'None',
  app: 'App',
  passkeys: (count: number) => `${count} ${count === 1 ? 'passkey' : 'passkeys'}`,
  resetFactor: 'Reset second factor',
  resetFactorHint:
    'Removes the authenticator app and all passkeys, and signs the user out everywhere. They can then sign in with their password alone, and get an email about it. Make sure that the request really comes from them.',
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
  tooManyLines: (max: number) => `Please use at most ${max} lines`,
  statInvalid: 'Please enter a whole number of at least 1',
  urlInvalid: 'Please enter a valid URL',
  linkInvalid: 'Please enter a web address, an email address, a phone number or #section',
  questionRequired: 'Question is required',
  answerRequired: 'Answer is required',
  tooManyQuestions: (max: number) => `Please use at most ${max} questions`,
  coordinatesInvalid: 'Please enter a latitude from -90 to 90 and a longitude from -180 to 180',
  heroImageRequired: 'Each slide needs an image',
} as const

function capitalised(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
