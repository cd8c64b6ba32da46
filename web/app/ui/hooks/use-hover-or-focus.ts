import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether a mouse points at an element or the keyboard is in it. The handlers go onto that element. */
export function useHoverOrFocus() {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const hoverOrFocusHandlers = {
    // A finger that has tapped is gone, although the browser says that it is still pointing.
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
    // Somebody who clicked has the focus too, but is not going through the page with the keyboard.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
  }
  return { isHoveredOrFocused: isPointedAt || isFocused, hoverOrFocusHandlers }
}
