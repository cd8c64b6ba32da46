import { erasedPersonalData, personalData, personalDataInput } from '../../types/personal-data.ts'
import { privacyPaths } from '../paths/privacy-paths.ts'
import { defineCalls } from './define-calls.ts'

/** A person may ask what is kept about them, and that it be erased. */
export const privacyCalls = defineCalls('privacy', privacyPaths, {
  find: {
    summary: 'Read everything that is kept about a person',
    access: ['owner', 'admin'],
    body: personalDataInput,
    data: personalData,
  },
  erase: {
    summary: 'Erase everything that is kept about a person',
    access: ['owner', 'admin'],
    body: personalDataInput,
    data: erasedPersonalData,
  },
})
