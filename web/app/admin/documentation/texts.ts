export const documentationTexts = {
  heading: 'Documentation',
  manual: 'Manual',
  chapters: 'Chapters',
  reference: 'API reference',
  referenceHint:
    'Every API call as this server describes it. Calls go to /api and return JSON; to sign in, send “Authorization: Bearer” and your session token.',
  failures:
    'A failed call returns success false, a readable message, a stable code, errors by field if there are any, and a requestId to find it in the logs.',
  loading: 'Loading the API reference...',
  loadFailed: 'Failed to load the API reference. Please try again.',
  search: 'Search calls',
  none: 'No matching calls',
  calls: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
  parameters: 'Parameters',
  body: 'Body',
  answer: (status: string) => `Answer ${status}`,
  noFields: 'Nothing beyond success.',
  required: 'required',
  access: {
    public: 'Everyone',
    session: 'Anyone signed in',
    owner: 'Owners',
    administrators: 'Owners and administrators',
  },
} as const
