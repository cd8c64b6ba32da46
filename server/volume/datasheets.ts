import { texts } from '@busbar/contract'
import { datasheetOf } from '../src/datasheets/datasheet.ts'
import { datasheetContent } from '../test/datasheet-content.ts'

/** How long a datasheet takes once the first has been written, with its images and without: `node server/volume/datasheets.ts`. */
const rounds = 50
const content = await datasheetContent()
const product = { ...content.product, image: null, drawing: null }
const sheets = { 'with images': content, 'without images': { ...content, product } }

for (const [name, sheet] of Object.entries(sheets)) {
  let bytes = 0
  const took: { wall: number; cpu: number }[] = []
  for (let round = 0; round < rounds + 10; round++) {
    const began = performance.now()
    const before = process.cpuUsage()
    bytes = (await datasheetOf(sheet, texts.datasheet)).length
    const { user, system } = process.cpuUsage(before)
    took.push({ wall: performance.now() - began, cpu: (user + system) / 1000 })
  }
  const counted = took.slice(-rounds)
  const wall = middleOf(counted.map(({ wall }) => wall))
  const cpu = middleOf(counted.map(({ cpu }) => cpu))
  console.log(
    `${name}: ${wall.toFixed(1)} ms, ${cpu.toFixed(1)} ms of the processor, ${Math.round(bytes / 1000)} kB`,
  )
}

function middleOf(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
