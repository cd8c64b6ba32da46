export const notificationPaths = {
  list: 'GET /notifications',
  savePreferences: 'PUT /notifications/preferences body',
  retryMail: 'POST /notifications/mails/:id/retry',
  forgetMail: 'DELETE /notifications/mails/:id',
  retryImage: 'POST /notifications/images/retry body',
} as const
