import { ResponsiveImage, type ShownImage } from '../../ui/image.tsx'
import { initials } from '../../ui/text/initials.ts'
import { NamePlate } from './name-plate.tsx'
import styles from './portrait.module.css'

type PortraitProps = { name: string; image: ShownImage | null; sizes: string; className?: string }

/** A person's photograph, or their name plate. `className` says how large its place is. */
export function Portrait({ name, image, sizes, className }: PortraitProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <ResponsiveImage
        className={styles.portrait}
        image={image}
        // Without words of its own it says nothing: the name is right beside it.
        alt={image?.alt ?? ''}
        sizes={sizes}
        data-initials={initials(name)}
        fallback={<NamePlate name={name} />}
      />
    </div>
  )
}
