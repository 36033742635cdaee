/** Neighbours in React's list of events that no component listens to. */
const UNHEARD_EVENTS = [
  "beforeToggle",
  "canPlay canPlayThrough",
  "contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended",
  "gotPointerCapture",
  "keyPress keyUp",
  "loadedData loadedMetadata loadStart lostPointerCapture",
  "mouseMove mouseOut mouseOver mouseUp paste pause play playing",
  "pointerOut pointerOver",
  "progress rateChange reset resize seeked seeking stalled",
  "suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting",
];

/** Events that React registers one by one, and no component listens to: the beginning of the registration. */
const UNHEARD_REGISTRATIONS = [
  'SimpleEvent(ANIMATION_END, "onAnimationEnd"',
  'SimpleEvent(ANIMATION_ITERATION, "onAnimationIteration"',
  'SimpleEvent(ANIMATION_START, "onAnimationStart"',
  'SimpleEvent("dblclick", "onDoubleClick"',
  'SimpleEvent(TRANSITION_RUN, "onTransitionRun"',
  'SimpleEvent(TRANSITION_START, "onTransitionStart"',
  'SimpleEvent(TRANSITION_CANCEL, "onTransitionCancel"',
  'SimpleEvent(TRANSITION_END, "onTransitionEnd"',
  'DirectEvent("onMouseEnter"',
  'DirectEvent("onMouseLeave"',
  'TwoPhaseEvent("onBeforeInput"',
  'TwoPhaseEvent(\n  "onCompositionEnd"',
  'TwoPhaseEvent(\n  "onCompositionStart"',
  'TwoPhaseEvent(\n  "onCompositionUpdate"',
];

/**
 * The properties of components that do nothing in the storefront's browser: React would listen to their events
 * on the whole page, and look for components at every move of a finger.
 */
export const unheardProperties: readonly string[] = [
  ...UNHEARD_EVENTS.flatMap((each) => each.split(" ")).map(
    (name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ),
  ...UNHEARD_REGISTRATIONS.flatMap((each) => /on[A-Z]\w+/u.exec(each) ?? []),
];

/** The parts of React's code that listen to them, with what stands for each. */
export const unheardEvents: readonly (readonly [found: string, replacement: string])[] = [
  ...UNHEARD_EVENTS.map((names) => [` ${names} `, " "] as const),
  ...UNHEARD_REGISTRATIONS.map(
    (each) => [`\nregister${each}`, `\nfalse && (${each.split("(")[1]}`] as const,
  ),
];
