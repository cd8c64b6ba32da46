import { createAutoplay, followArrowKeys } from './autoplay.ts'
import { followSwipes } from './follow-swipes.ts'

/** Shows one slide of the page's opening after the other. The image of the one that goes is drawn away from the next. */
export function startSlideshow(root: HTMLElement) {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')]
  const sections = [...root.querySelectorAll<HTMLElement>('[data-progress] > *')]
  const images = root.querySelector<HTMLElement>('[data-images]')
  const words = slides[0]?.parentElement
  if (!images || !words) return
  const layers = [...images.querySelectorAll<HTMLElement>(':scope > :not([data-stand-in])')]
  let current = 0

  const autoplay = createAutoplay({
    every: Number(root.dataset.every),
    onDue: () => move(1),
    heldBy: [root],
    button: root.querySelector('button[data-play]'),
    onChange: (isRunning) => {
      sections[0]?.parentElement?.toggleAttribute('data-running', isRunning)
      words.ariaLive = isRunning ? 'off' : 'polite'
    },
  })
  const after = (index: number, by: number) => (index + by + slides.length) % slides.length

  function move(by: 1 | -1) {
    const leaving = current
    current = after(current, by)
    for (const [index, slide] of slides.entries()) {
      const isShown = index === current
      slide.toggleAttribute('data-shown', isShown)
      slide.toggleAttribute('data-entering', isShown)
      retitle(slide, isShown)
    }
    for (const [index, section] of sections.entries()) {
      section.dataset.state = index === current ? 'current' : index < current ? 'live' : 'dead'
    }
    for (const layer of layers) layer.removeAttribute('data-layer')
    const gone = layerOf(leaving)
    if (gone && !autoplay.isStill()) {
      gone.dataset.layer = 'leaving'
      gone.dataset.step = `${by}`
    }
    show(current, 'foreground')
    showNext()
    autoplay.restart()
  }

  /** The next image is fetched while this one is looked at, and not before the page is there. */
  function showNext() {
    const next = after(current, 1)
    if (document.readyState === 'complete' && layerOf(next)?.dataset.layer === undefined)
      show(next, 'background')
  }

  function show(index: number, place: 'foreground' | 'background') {
    const layer = layerOf(index)
    if (layer) layer.dataset.layer = place
  }

  /** Those that come later stand in templates, so that they are not fetched. */
  function layerOf(index: number) {
    const layer = layers[index]
    if (!(layer instanceof HTMLTemplateElement)) return layer
    const made = layer.content.firstElementChild as HTMLElement
    layer.replaceWith(made)
    layers[index] = made
    return made
  }

  images.addEventListener('animationend', ({ target }) => {
    const { dataset } = target as HTMLElement
    if (dataset.layer !== 'leaving') return
    delete dataset.layer
    showNext()
  })
  for (const button of root.querySelectorAll<HTMLElement>('button[data-move]')) {
    button.addEventListener('click', () => move(Number(button.dataset.move) as 1 | -1))
  }
  followArrowKeys(root, move)
  followSwipes(root, move)
  if (document.readyState === 'complete') showNext()
  else window.addEventListener('load', showNext, { once: true })
}

/** The page has one first heading: that of the slide which is shown. */
function retitle(slide: HTMLElement, isShown: boolean) {
  const title = slide.firstElementChild
  const tag = isShown ? 'h1' : 'p'
  if (!title || title.localName === tag) return
  const heading = document.createElement(tag)
  heading.className = title.className
  if (isShown) heading.id = 'home-title'
  heading.append(...title.childNodes)
  title.replaceWith(heading)
}
