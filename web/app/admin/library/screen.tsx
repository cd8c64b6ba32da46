import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { uploadImage } from '../api/uploads/image-uploads.ts'
import { ImageGrid } from '../images/library/image-grid.tsx'
import styles from '../images/library/library.module.css'
import { LibrarySearch } from '../images/library/library-search.tsx'
import { LibraryTabs } from '../images/library/library-tabs.tsx'
import { libraryTexts } from '../images/library/texts.ts'
import { refreshLibrary } from '../images/library/use-library.ts'
import { accepted, problemOf } from '../images/take-images.ts'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { toastDone, toastError } from '../parts/toasts.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { ImageDetails } from './image-details.tsx'

const texts = libraryTexts

export const meta = () => screenMeta(texts.heading)

/** Every image once: found, described, replaced everywhere, or removed. */
export default function LibraryScreen() {
  const { file } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { parameters, change } = useAddressParameters()
  const read = (name: string) => parameters.get(name) ?? undefined
  const view = { search: read('search') ?? '', folder: read('folder'), only: read('only') }
  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle}>
        <UploadButton />
      </ScreenHead>
      <LibraryTabs />
      <LibrarySearch view={view} onChange={change} />
      <ImageGrid
        view={view}
        onClear={() => change({ search: undefined })}
        onClearFilters={() => change({ folder: undefined, only: undefined })}
        tile={(image, face, label) => (
          <Link
            className={styles.tile}
            to={{ pathname: `/admin/library/${image.file}`, search }}
            preventScrollReset
            aria-label={label}
            aria-current={image.file === file || undefined}
          >
            {face}
          </Link>
        )}
      />
      <ImageDetails
        file={file}
        onClose={() => void navigate({ pathname: '/admin/library', search }, { preventScrollReset: true })}
        onReplaced={(other) => void navigate({ pathname: `/admin/library/${other}`, search })}
      />
    </>
  )
}

/** For images that are needed later, on whichever page. */
function UploadButton() {
  const [isUploading, setUploading] = useState(false)
  const take = async (files: File[]) => {
    setUploading(true)
    const outcomes = await Promise.allSettled(files.map(send))
    setUploading(false)
    await refreshLibrary()
    const refused = outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? [`${files[index]?.name}: ${reasonOf(outcome.reason)}`] : [],
    )
    const count = outcomes.length - refused.length
    if (count > 0) toastDone(texts.uploaded(count))
    if (refused.length > 0) toastError(refused.join('\n'))
  }
  return (
    <FileButton accept={accepted.join(',')} multiple onChange={(files) => void take(files)}>
      {(button) => (
        <Button {...button} loading={isUploading} leftSection={<IconUpload size={18} aria-hidden />}>
          {texts.upload}
        </Button>
      )}
    </FileButton>
  )
}

const target = { folder: 'general', noAddress: texts.uploadFailed } as const

async function send(file: File) {
  const problem = problemOf(file, { target })
  if (problem) throw new Error(problem)
  return uploadImage(file, target)
}

const reasonOf = (reason: unknown) => (reason instanceof Error ? reason.message : texts.uploadFailed)
