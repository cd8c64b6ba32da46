import { type Client, type SectionTone, type ShownHomePart, texts } from '@busbar/contract'
import { Blocks, readBlocks } from '../blocks/blocks.tsx'
import { SectionGround } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionData } from '../parts/section/section-data.ts'
import styles from './home-blocks.module.css'

/** What blocks between the sections show. To be called in loaders only. */
export function readHomeBlocks(api: Client, { blocks, pictures }: ShownHomePart & { id: 'blocks' }) {
  const { somethingWrong } = texts.site
  return readSection(somethingWrong, async () => [{ blocks: await readBlocks(api, blocks), pictures }])
}

/** Blocks between the sections. They have no name that a link could lead to, and the feeder passes by. */
export function HomeBlocks({ tone, data }: HomeBlocksProps) {
  return (
    <SectionGround tone={tone}>
      <div className={styles.blocks}>
        <SectionBody data={data as ReadHomeBlocks} failure={texts.site.somethingWrong} empty="">
          {([read]) => read && <Blocks {...read} folder="pages" />}
        </SectionBody>
      </div>
    </SectionGround>
  )
}

/** What `readHomeBlocks` has read, or nothing when the page itself has failed. */
type HomeBlocksProps = { tone: SectionTone; data?: SectionData<unknown> }

type ReadHomeBlocks = Awaited<ReturnType<typeof readHomeBlocks>> | undefined
