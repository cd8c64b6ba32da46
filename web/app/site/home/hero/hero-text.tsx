import { bindUnits } from '../../../ui/text/bind-units.ts'
import styles from './hero-text.module.css'

/** What the hero says, and where it leads. One that is not shown now (`isHidden`) keeps its place. */
export function HeroText({ id, title, subtitle, button, isHidden = false }: HeroTextProps) {
  // The page has one first heading: that of the slide which is shown.
  const Title = isHidden ? 'p' : 'h1'
  return (
    <>
      <Title className={styles.title} id={isHidden ? undefined : id}>
        {bindUnits(title)}
      </Title>
      {subtitle && <p className={styles.subtitle}>{bindUnits(subtitle)}</p>}
      <HeroButton {...button} />
    </>
  )
}

type HeroTextProps = {
  id: string
  title: string
  subtitle: string | null
  button: ButtonGiven
  isHidden?: boolean
}

type ButtonGiven = { text: string; link: string }

/** Leads to a section of this page, or anywhere: another page, another website, a mail, a call. */
function HeroButton({ text, link }: ButtonGiven) {
  const isSection = link.startsWith('/#')
  return (
    <a className={styles.button} href={link} data-towards={isSection ? 'below' : undefined}>
      <span>{text}</span>
      <svg className={styles.arrow} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <path d={isSection ? 'M7 1v12M2 8l5 5 5-5' : 'M1 7h12M8 2l5 5-5 5'} />
      </svg>
    </a>
  )
}
