/**
 * What people type into the search and the dish they mean, `typed > dish`: wrong, missing, doubled and
 * swapped letters, no accents, words in another order, and beginnings of words.
 */
const QUERIES = `
burito pollo > Burrito de pollo
burrito de jamon > Burrito de jamón
burrito camaron > Burrito de camarón
buritto chorizo > Burrito de chorizo
quesadila de flor > Quesadilla de flor de calabaza
quesadilla champinones > Quesadilla de champiñones
quesadilla huitlacoche > Quesadilla de huitlacoche
quesadila huitlacohe > Quesadilla de huitlacoche
kesadilla queso > Quesadilla de queso Oaxaca
torta lengua > Torta de lengua
torta cochinita > Torta de cochinita pibil
trota carne asada > Torta de carne asada
tostada de atun > Tostada de atún
tosatda pescado > Tostada de pescado
empanda de pollo > Empanada de pollo
empanada espinca > Empanada de espinaca
enchilads nopales > Enchiladas de nopales
enchiladas rajas > Enchiladas de rajas poblanas
ensalda aguacate > Ensalada de aguacate
ensalada agucate > Ensalada de aguacate
sopa frijol > Sopa de frijoles negros
sopa de camarom > Sopa de camarón
tamal rajas > Tamal de rajas poblanas
tamal chicharron > Tamal de chicharrón
flautas pollo > Flautas de pollo
flatuas de lengua > Flautas de lengua
gordita chicharon > Gordita de chicharrón
gordita nopals > Gordita de nopales
chilaqiles pollo > Chilaquiles con pollo
chilaquiles carne > Chilaquiles con carne asada
arros con pollo > Arroz con pollo
pollo arroz > Arroz con pollo
croquetas jamom > Croquetas de jamón
crocretas de jamon > Croquetas de jamón
huarache chorizo > Huarache de chorizo
pozole camaron > Pozole de camarón
posole pollo > Pozole de pollo
tacos dorados atun > Tacos dorados de atún
piza calabresa > Pizza de calabresa
pizza calabreza > Pizza de calabresa
pizza mussarela > Pizza de mussarela
pizza mozarela > Pizza de mussarela
pizza rucula > Pizza de rúcula
pizza frango > Pizza de frango
pastel palmito > Pastel de palmito
pastel carne seca > Pastel de carne seca
pastel camarao > Pastel de camarão
coxinha frango > Coxinha de frango
cochinha de frango > Coxinha de frango
coxina frango > Coxinha de frango
risoto cogumelo > Risoto de cogumelos
rissoto camarao > Risoto de camarão
lasanha berinjela > Lasanha de berinjela
lazanha presunto > Lasanha de presunto
lasanha beringela > Lasanha de berinjela
tapioca queijo > Tapioca de queijo coalho
tapioca quejo coalho > Tapioca de queijo coalho
escondidinho carne > Escondidinho de carne seca
escondidino mandioca > Escondidinho de mandioca
moqueca siri > Moqueca de siri
mokeca camarao > Moqueca de camarão
bolinho bacalhau > Bolinho de bacalhau
bolino de bacalau > Bolinho de bacalhau
crepe atum > Crepe de atum
panqueca frango > Panqueca de frango
panqeca abobrinha > Panqueca de abobrinha
torta salgada palmito > Torta salgada de palmito
caldo mandioca > Caldo de mandioca
salada brocolis > Salada com brócolis
sanduiche presunto > Sanduíche de presunto
sanduixe linguica > Sanduíche de linguiça
nhoque provolone > Nhoque com provolone
nhoqe camarao > Nhoque com camarão
strogonof frango > Strogonoff de frango
strogonoff frnago > Strogonoff de frango
espetinho linguisa > Espetinho de linguiça
espetino frango > Espetinho de frango
chiken burger > Burger with chicken
burger bacon > Burger with bacon
burger halumi > Burger with halloumi
hamburger bacon > Burger with bacon
sandwhich turkey > Sandwich with turkey
sandwich brisket > Sandwich with brisket
salmon sandwich > Sandwich with smoked salmon
wrap chickn > Wrap with chicken
wrap pulled pork > Wrap with pulled pork
omlette mushroom > Omelette with mushrooms
omelet spinach > Omelette with spinach
omelette chedar > Omelette with cheddar
pancake blueberry > Pancakes with blueberries
pancakes mapel syrup > Pancakes with maple syrup
pancaks maple > Pancakes with maple syrup
tost avocado > Toast with avocado
avocado tosat > Toast with avocado
toast peanutbutter > Toast with peanut butter
bagel samlon > Bagel with smoked salmon
bagle smoked salmon > Bagel with smoked salmon
salad shrmp > Salad with shrimp
salad haloumi > Salad with halloumi
bowl avocdo > Bowl with avocado
bowl chicken > Bowl with chicken
pumpkin soup > Soup with roasted pumpkin
soup brocoli > Soup with broccoli
soup pumkin > Soup with roasted pumpkin
pie mushroms > Pie with mushrooms
skilet sausage > Skillet with sausage
skillet sausge > Skillet with sausage
waffel maple > Waffle with maple syrup
wafle bluberries > Waffle with blueberries
noodels shrimp > Noodles with shrimp
noodles meatbals > Noodles with meatballs
stew brisket > Stew with brisket
flatbred spinach > Flatbread with spinach
nachos chedder > Nachos with cheddar
nachos pulled > Nachos with pulled pork
sliders pork > Sliders with pulled pork
schnizel sauerkraut > Schnitzel mit Sauerkraut
schnitzel kase > Schnitzel mit Käse
schnitzel pfiferlinge > Schnitzel mit Pfifferlingen
bratkartofeln speck > Bratkartoffeln mit Speck
bratkartoffel zwiebel > Bratkartoffeln mit Zwiebeln
spatzle kase > Spätzle mit Käse
spaetzle käse > Spätzle mit Käse
spätzle zwibeln > Spätzle mit Zwiebeln
flamkuchen lachs > Flammkuchen mit Lachs
flammkuchen speck > Flammkuchen mit Speck
auflauf gemuse > Auflauf mit Gemüse
auflauf gemuese > Auflauf mit Gemüse
suppe kurbis > Suppe mit Kürbis
kürbis suppe > Suppe mit Kürbis
salat thunfish > Salat mit Thunfisch
salat hahnchen > Salat mit Hähnchen
salat hänchen > Salat mit Hähnchen
knodel rotkohl > Knödel mit Rotkohl
knödel rotkol > Knödel mit Rotkohl
maultaschen spargel > Maultaschen mit Spargel
maultashen zwiebeln > Maultaschen mit Zwiebeln
pfankuchen apfelmus > Pfannkuchen mit Apfelmus
pfannkuchen preiselberen > Pfannkuchen mit Preiselbeeren
rosti lachs > Rösti mit Lachs
rösti apfelmuss > Rösti mit Apfelmus
gulash champignons > Gulasch mit Champignons
gulasch rotkohl > Gulasch mit Rotkohl
eintopf speck > Eintopf mit Speck
brotchen schinken > Brötchen mit Schinken
brötchen schiken > Brötchen mit Schinken
strudel spagel > Strudel mit Spargel
frikadele speck > Frikadelle mit Speck
reibekuchen apfelmus > Reibekuchen mit Apfelmus
reibekuchn lachs > Reibekuchen mit Lachs
spargel schinken suppe > Suppe mit Spargel
kiche poireaux > Quiche aux poireaux
quiche lardon > Quiche aux lardons
quiche epinard > Quiche aux épinards
quishe saumon lardons > Quiche aux lardons
tarte pomme > Tarte aux pommes
tarte mirtilles > Tarte aux myrtilles
tarte framboise > Tarte aux framboises
tarte frambroises > Tarte aux framboises
gratin courgette > Gratin aux courgettes
gratin corgettes > Gratin aux courgettes
galete champignon > Galette aux champignons
galette oignon > Galette aux oignons
omelette champignon > Omelette aux champignons
omelete lardons > Omelette aux lardons
salade noix > Salade aux noix
salade figue > Salade aux figues
salade crevete > Salade aux crevettes
veloute asperge > Velouté aux asperges
veloute chataignes > Velouté aux châtaignes
souffle epinards > Soufflé aux épinards
soufle épinard > Soufflé aux épinards
tartine aubergine > Tartine aux aubergines
tartine obergines > Tartine aux aubergines
risotto asperges > Risotto aux asperges
rizotto crevettes > Risotto aux crevettes
croque escargot > Croque aux escargots
ragout artichaut > Ragoût aux artichauts
terrine noix > Terrine aux noix
tourte poireau > Tourte aux poireaux
casolette escargots > Cassolette aux escargots
feuillete epinards > Feuilleté aux épinards
feuilletée endives > Feuilleté aux endives
ravioles haricot vert > Ravioles aux haricots verts
شاورما دجاج > شاورما دجاج
شورما دجاج > شاورما دجاج
الشاورما الدجاج > شاورما دجاج
شاورما لحم > شاورما لحم
فته حمص > فتة حمص
فَتّة باذنجان > فتة باذنجان
كبه لحم > كبة لحم
كبسة دجج > كبسة دجاج
كبسه روبيان > كبسة روبيان
مقلوبه باذنجان > مقلوبة باذنجان
مقلوبة باذنجن > مقلوبة باذنجان
شوربه عدس > شوربة عدس
شوربة العدس > شوربة عدس
سلطه افوكادو > سلطة أفوكادو
سلطة الأفوكادو > سلطة أفوكادو
فطيره سبانخ > فطيرة سبانخ
فطيرة سبنخ > فطيرة سبانخ
مناقيش زعتر > مناقيش زعتر
مناقش جبنه > مناقيش جبنة
طاجن سمك > طاجن سمك
كفته بطاطا > كفتة بطاطا
محشي كوسا > محشي كوسا
محشى كوسا > محشي كوسا
بيتزا زيتون > بيتزا زيتون
برياني روبان > برياني روبيان
ساندويش لبنه > ساندويش لبنة
سندويش دجاج > ساندويش دجاج
`;

export const SEARCH_QUERIES: readonly { typed: string; meant: string }[] = QUERIES.trim()
  .split("\n")
  .map((line) => {
    const [typed = "", meant = ""] = line.split(" > ");
    return { typed, meant };
  });
