import { ApiError, texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { refusalIn, whyNotSent } from './form-answer.ts'

const refused = { code: 'invalid', message: 'No.', errors: { email: 'Not an address.', role: 'Unknown.' } }

/** The server calls the API in its own process, with its own copy of the class. */
function ofAnotherCopy() {
  const OtherApiError = class ApiError extends Error {}
  return Object.assign(new OtherApiError('No.'), { name: 'ApiError', status: 422, ...refused })
}

test('understands a refusal of another copy of its class', () => {
  const error = ofAnotherCopy()
  expect(error).not.toBeInstanceOf(ApiError)
  expect(refusalIn(error)?.status).toBe(422)
  expect(whyNotSent(error)).toEqual(whyNotSent(new ApiError(422, refused)))
})

test('tells what is wrong with the fields of the form, and with those only', () => {
  expect(whyNotSent(new ApiError(422, refused))).toEqual({
    message: texts.problems.invalid,
    errors: { email: 'Not an address.' },
  })
})

test('has words of its own where the failure has none for a visitor', () => {
  const spoken = { message: texts.messages.sendFailed, errors: {} }
  expect(whyNotSent(new ApiError(0, { code: 'no_response', message: 'Away' }))).toEqual(spoken)
  expect(whyNotSent(new TypeError('Failed to fetch dynamically imported module'))).toEqual(spoken)
})
