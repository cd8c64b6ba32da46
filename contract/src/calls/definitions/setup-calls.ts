import { demoContent, demoContentInput, demoRemovalInput } from '../../types/website/demo-content.ts'
import { setup, setupInput } from '../../types/website/setup.ts'
import { demoContentPaths, setupPaths } from '../paths/setup-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'

/** The first hour, step by step. */
export const setupCalls = defineCalls('setup', setupPaths, {
  get: { summary: 'Read how far the first hour is', access: administrators, data: setup },
  note: {
    summary: 'Say that a step is done, or put it off',
    access: administrators,
    body: setupInput,
    data: setup,
  },
})

/** Content of a made-up firm, to look around with and to take away again. */
export const demoContentCalls = defineCalls('demo-content', demoContentPaths, {
  demoContent: { summary: 'Read whether the demo content is there', access: ['owner'], data: demoContent },
  loadDemoContent: {
    summary: 'Load the demo content; nothing happens where it is, or is coming',
    access: ['owner'],
    body: demoContentInput,
    data: demoContent,
  },
  removeDemoContent: {
    summary: 'Remove what the demo has loaded; nothing happens where it is not, or is going',
    access: ['owner'],
    body: demoRemovalInput,
    data: demoContent,
  },
})
