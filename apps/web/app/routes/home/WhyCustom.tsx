const reasons = [
  {
    title: 'It fits',
    text: 'A box in the measure of the product needs no filler, breaks less and ships in less space. Inside sizes are exact to two millimetres.',
  },
  {
    title: 'It speaks first',
    text: 'On a shelf or a doorstep the carton is the first thing of yours that anybody touches. Four colours, on every panel, are in the price.',
  },
  {
    title: 'It pays',
    text: 'Most of the price is set-up, paid once. At 2,000 or 3,000 pieces a box of your own costs little more than a plain one with a label.',
  },
];

export function WhyCustom() {
  return (
    <section id="why-custom-packaging" aria-labelledby="why-title" className="bg-board/60">
      <div className="page py-14 md:py-20">
        <h2 id="why-title" className="mb-8 text-3xl md:text-4xl">
          Why Custom Packaging?
        </h2>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <div key={title} className="crease border-t pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
