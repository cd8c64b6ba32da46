import {
  imageRetryInput,
  noticeList,
  noticePreferences,
  noticePreferencesInput,
} from '../../types/back-office/notifications.ts'
import { z } from '../../zod.ts'
import { notificationPaths } from '../paths/notification-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'

const params = z.object({ id: z.uuid() })
/** Everything that needs attention, what to do about it, and which of it a user wants in the bell. */
export const notificationCalls = defineCalls('notifications', notificationPaths, {
  list: {
    summary: 'List what asks for attention, newest first',
    access: 'session',
    data: noticeList.shape.data,
    meta: noticeList.shape.meta,
  },
  savePreferences: {
    summary: 'Choose what the bell tells the caller',
    access: 'session',
    body: noticePreferencesInput,
    data: noticePreferences,
  },
  retryMail: { summary: 'Try to send a failed mail again', access: administrators, params },
  forgetMail: {
    summary: 'Give up a failed email, or dismiss one that could not be read',
    access: administrators,
    params,
  },
  retryImage: { summary: "Make an image's smaller sizes again", access: 'session', body: imageRetryInput },
})
