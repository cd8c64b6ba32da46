import { Modal } from '../parts/layers.tsx'
import { Preview } from '../preview/lazy-preview.tsx'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'

/** The pages that a release changes, over the whole window. */
export function ReleasePreview({ release, title, pages, path, onClose }: PreviewProps) {
  return (
    <Modal
      opened={path !== undefined}
      onClose={onClose}
      fullScreen
      title={releasesTexts.pages.previewOf(title)}
      classNames={{ content: styles.previewWindow, body: styles.previewBody }}
    >
      {path !== undefined && <Preview release={release} pages={pages} path={path} />}
    </Modal>
  )
}

type PreviewProps = {
  release: string
  title: string
  pages: string[]
  /** The page that is looked at first; without, nothing is shown. */
  path: string | undefined
  onClose: () => void
}
