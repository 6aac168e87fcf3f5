/** AB-26.2: with too few tokens the acting player chooses where they lie. */
import { placeTraffic as place } from '../modules/traffic.ts';
import { botOrdersTraffic } from '../solo/traffic.ts';
import { ofIndex, type Tables } from '../tables.ts';
import { ask, step } from './ask.ts';

export const trafficDue = (t: Tables) =>
  step<'trafficDue'>((s, { seat, wanted }, events) => {
    if (seat === s.config.bot) {
      const order = botOrdersTraffic(t, s, wanted);
      for (const section of order.slice(0, s.trafficSupply)) place(t, s, section, events);
    } else if (wanted.length <= s.trafficSupply) {
      for (const section of wanted) place(t, s, section, events);
    } else if (s.trafficSupply > 0) s.frames.push({ kind: 'placeTraffic', seat, wanted });
  });

export const placeTraffic = (t: Tables) =>
  ask<'placeTraffic', 'placeTraffic'>('placeTraffic', 'AB-26.2', {
    moves: (_, f) => f.wanted.map((section) => t.moves.placeTraffic[section]),
    apply(s, f, seat, move, events) {
      const section = ofIndex(t.index.section, move.section);
      place(t, s, section, events);
      s.frames.push({ kind: 'trafficDue', seat, wanted: f.wanted.filter((other) => other !== section) });
    },
  });
