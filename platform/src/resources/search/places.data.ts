/**
 * A sample of places: real postcodes and cities, far from all of them. A full directory (such as
 * the one that OpenPLZ or GeoNames publish) can take its place without other changes.
 * By country, one city per line: its name, a bar, its postcodes separated by commas.
 */
export const placesSample: Readonly<Record<string, string>> = {
  DE: `
Aachen|52062,52064,52066,52070,52072,52074
Aalen|73430
Ahrensburg|22926
Albstadt|72458
Amberg|92224
Ansbach|91522
Aschaffenburg|63739
Augsburg|86150,86152,86154,86159
Aurich|26603
Backnang|71522
Bad Hersfeld|36251
Bad Homburg vor der Höhe|61348
Bad Kissingen|97688
Bad Kreuznach|55543
Bad Mergentheim|97980
Bad Oeynhausen|32545
Bad Oldesloe|23843
Bad Reichenhall|83435
Bad Schwartau|23611
Baden-Baden|76530
Balingen|72336
Bamberg|96047,96052
Bautzen|02625
Bayreuth|95444
Berchtesgaden|83471
Bergisch Gladbach|51465
Berlin|10115,10117,10119,10178,10179,10243,10245,10247,10405,10435,10551,10585,10623,10707,10777,10785,10961,10963,10969,10997,10999,12043,12045,12435,13347,13353,14059,14193
Biberach an der Riß|88400
Bielefeld|33602,33604,33607,33615
Binz|18609
Böblingen|71032,71034
Bocholt|46397
Bochum|44787,44789
Bonn|53111,53113,53115,53117,53119,53173,53175,53177,53179
Bottrop|46236
Brandenburg an der Havel|14770
Braunschweig|38100,38102,38106
Bremen|28195,28199,28203,28207,28209,28211,28215,28217,28359
Bremerhaven|27568
Bruchsal|76646
Burghausen|84489
Büsingen am Hochrhein|78266
Calw|75365
Celle|29221
Chemnitz|09111
Coburg|96450
Cottbus|03046
Cuxhaven|27472
Dachau|85221
Darmstadt|64283,64285
Deggendorf|94469
Delmenhorst|27749
Dessau-Roßlau|06844
Detmold|32756
Dinkelsbühl|91550
Donauwörth|86609
Dortmund|44135,44137,44139
Dresden|01067,01069,01097,01099,01219,01309
Duisburg|47051,47057
Düren|52349
Düsseldorf|40210,40212,40213,40215,40217,40219,40221,40476,40479,40545,40547
Eberswalde|16225
Eckernförde|24340
Eisenach|99817
Elmshorn|25335
Emden|26721
Erding|85435
Erfurt|99084
Erlangen|91052,91054
Essen|45127,45128,45130,45131
Esslingen am Neckar|73728
Eutin|23701
Fehmarn|23769
Fellbach|70734
Flensburg|24937,24939
Frankfurt (Oder)|15230
Frankfurt am Main|60311,60313,60314,60316,60318,60320,60322,60323,60325,60327,60329,60385,60486,60487,60594,60596,60598,60599
Freiberg|09599
Freiburg im Breisgau|79098,79100,79102,79104,79106
Freising|85354
Friedrichshafen|88045
Fulda|36037
Fürstenfeldbruck|82256
Fürth|90762
Füssen|87629
Garbsen|30823
Garching b. München|85748
Garmisch-Partenkirchen|82467
Gelsenkirchen|45879
Gera|07545
Gießen|35390,35392
Göppingen|73033
Görlitz|02826
Goslar|38640
Gotha|99867
Göttingen|37073,37075
Greifswald|17489
Günzburg|89312
Gütersloh|33330
Hagen|58095
Halberstadt|38820
Halle (Saale)|06108,06110
Hamburg|20095,20099,20144,20146,20148,20249,20251,20253,20255,20257,20259,20354,20355,20357,20359,20457,20459,20537,21073,21107,22083,22085,22087,22303,22305,22307,22335,22525,22527,22559,22587,22605,22607,22609,22761,22763,22765,22767,22769
Hameln|31785
Hamm|59065
Hanau|63450
Hannover|30159,30161,30163,30165,30167,30169,30171,30173,30175,30177,30179,30449,30451
Heide|25746
Heidelberg|69115,69117,69120
Heilbronn|74072
Helgoland|27498
Herford|32049
Herne|44623
Hildesheim|31134
Hof|95028
Husum|25813
Ilmenau|98693
Ingolstadt|85049
Iserlohn|58636
Itzehoe|25524
Jena|07743,07745
Kaiserslautern|67655
Kappeln|24376
Karlsruhe|76131,76133,76135,76137,76139
Kassel|34117,34119
Kaufbeuren|87600
Kempten (Allgäu)|87435,87439
Kiel|24103,24105,24114,24116,24118,24143,24148,24159
Kleve|47533
Koblenz|56068,56070,56073
Köln|50667,50668,50670,50672,50674,50676,50677,50678,50679,50733,50823,50825,50937,50968,51143
Königs Wusterhausen|15711
Konstanz|78462,78467
Krefeld|47798
Laatzen|30880
Lahr/Schwarzwald|77933
Landau in der Pfalz|76829
Landsberg am Lech|86899
Landshut|84028
Langenfeld|40764
Leer|26789
Leipzig|04103,04105,04107,04109,04155,04229
Leonberg|71229
Leverkusen|51373
Limburg an der Lahn|65549
Lindau (Bodensee)|88131
Lingen (Ems)|49808
Lippstadt|59555
Lörrach|79539
Lübeck|23552,23554
Lüdenscheid|58511
Ludwigsburg|71634,71638
Ludwigshafen am Rhein|67059
Lüneburg|21335
Lutherstadt Wittenberg|06886
Magdeburg|39104,39108
Mainz|55116,55118
Mannheim|68159,68161,68163,68165
Marburg|35037
Markneukirchen|08258
Memmingen|87700
Minden|32423
Moers|47441
Mölln|23879
Mönchengladbach|41061
Mühlhausen|99974
Mülheim an der Ruhr|45468
München|80331,80333,80335,80336,80337,80339,80469,80538,80539,80634,80636,80637,80638,80639,80796,80797,80798,80799,80801,80802,80803,80804,80805,80809,81241,81369,81371,81373,81379,81539,81541,81543,81667,81669,81671,81675,81677,81679,81829,81925,81927
Münster|48143,48145,48147,48149,48151,48153,48155
Mutlangen|73557
Naumburg (Saale)|06618
Neu-Ulm|89231
Neubrandenburg|17033
Neumarkt in der Oberpfalz|92318
Neumünster|24534
Neuruppin|16816
Neuss|41460
Neustadt an der Weinstraße|67433
Neustadt in Holstein|23730
Neustrelitz|17235
Niebüll|25899
Norden|26506
Norderney|26548
Norderstedt|22850
Nordhausen|99734
Nordhorn|48529
Nördlingen|86720
Nürnberg|90402,90403,90408,90429,90443,90459,90461,90478
Oberhausen|46045
Oberstdorf|87561
Offenbach am Main|63065
Offenburg|77652
Oldenburg|26121,26122,26129
Oranienburg|16515
Osnabrück|49074,49076
Paderborn|33098
Papenburg|26871
Passau|94032
Peine|31224
Pforzheim|75172
Plauen|08523
Plön|24306
Potsdam|14467,14469,14482
Quedlinburg|06484
Radolfzell am Bodensee|78315
Rastatt|76437
Ratingen|40878
Ratzeburg|23909
Ravensburg|88212
Recklinghausen|45657
Regensburg|93047,93049,93053
Remscheid|42853
Rendsburg|24768
Reutlingen|72764
Rheine|48429
Rosenheim|83022
Rostock|18055,18057,18119
Rotenburg (Wümme)|27356
Rothenburg ob der Tauber|91541
Rottweil|78628
Rüsselsheim am Main|65428
Saarbrücken|66111
Saarlouis|66740
Salzgitter|38226
Sankt Augustin|53757
Sassnitz|18546
Schleswig|24837
Schwabach|91126
Schwäbisch Gmünd|73525
Schwäbisch Hall|74523
Schweinfurt|97421
Schwerin|19053,19055
Siegburg|53721
Siegen|57072
Sindelfingen|71063
Singen (Hohentwiel)|78224
Soest|59494
Solingen|42651
Speyer|67346
Stade|21682
Starnberg|82319
Stendal|39576
Stralsund|18439
Straubing|94315
Stuttgart|70173,70174,70176,70178,70180,70182,70184,70190,70199,70372,70563,70565,70567
Suhl|98527
Sylt|25980
Traunstein|83278
Trier|54290,54292
Troisdorf|53840
Tübingen|72070,72072,72074,72076
Tuttlingen|78532
Uelzen|29525
Ulm|89073,89077
Villingen-Schwenningen|78048
Waiblingen|71332
Wedel|22880
Weiden in der Oberpfalz|92637
Weil am Rhein|79576
Weilheim i. OB|82362
Weimar|99423
Weinheim|69469
Wernigerode|38855
Wertheim|97877
Wesel|46483
Wetzlar|35576
Wiesbaden|65183,65185
Wilhelmshaven|26382,26384
Wismar|23966
Witten|58452
Wolfenbüttel|38300
Wolfsburg|38440
Worms|67547
Wunstorf|31515
Wuppertal|42103
Würzburg|97070,97074
Zittau|02763
Zweibrücken|66482
Zwickau|08056`,
  AT: `
Bad Ischl|4820
Bregenz|6900
Bruck an der Mur|8600
Dornbirn|6850
Eisenstadt|7000
Feldkirch|6800
Gmunden|4810
Graz|8010,8020
Imst|6460
Innsbruck|6020
Jungholz|6691
Kitzbühel|6370
Klagenfurt am Wörthersee|9020
Krems an der Donau|3500
Kufstein|6330
Landeck|6500
Leoben|8700
Lienz|9900
Linz|4020
Mödling|2340
Salzburg|5020
St. Pölten|3100
Steyr|4400
Villach|9500
Wels|4600
Wien|1010,1020,1030,1040,1050,1060,1070,1080,1090,1100,1110,1120,1130,1140,1150,1160,1170,1180,1190,1200,1210,1220,1230
Wiener Neustadt|2700
Zell am See|5700`,
  CH: `
Aarau|5000
Basel|4001,4051
Bellinzona|6500
Bern|3011
Biel/Bienne|2502
Chur|7000
Davos Platz|7270
Frauenfeld|8500
Fribourg|1700
Genève|1201,1204
Lausanne|1003
Locarno|6600
Lugano|6900
Luzern|6003
Neuchâtel|2000
Schaffhausen|8200
Sion|1950
Solothurn|4500
St. Gallen|9000
St. Moritz|7500
Thun|3600
Winterthur|8400
Zermatt|3920
Zug|6300
Zürich|8001,8002,8003,8004,8005`,
  NL: `
Amsterdam|1012 JS,1071 XX
Den Haag|2511 BT
Eindhoven|5611 EM
Groningen|9712 HN
Rotterdam|3011 AD
Utrecht|3511 NK,3521 AZ`,
  FR: `
Annecy|74000
Besançon|25000
Bordeaux|33000
Brest|29200
Clermont-Ferrand|63000
Colmar|68000
Dijon|21000
Grenoble|38000
Le Havre|76600
Lille|59000
Lyon|69001,69002
Marseille|13001
Metz|57000
Montpellier|34000
Mulhouse|68100
Nancy|54000
Nantes|44000
Nice|06000
Orléans|45000
Paris|75001,75002,75003,75004,75005,75006,75007,75008,75009,75010
Reims|51100
Rennes|35000
Strasbourg|67000
Toulouse|31000
Tours|37000`,
  ES: `
Barcelona|08001,08002
Bilbao|48001
Ceuta|51001
Las Palmas de Gran Canaria|35001,35002
Madrid|28001,28013
Málaga|29001
Melilla|52001
Palma|07001
Santa Cruz de Tenerife|38001
Sevilla|41001
Valencia|46001
Zaragoza|50001`,
  PL: `
Gdańsk|80-831
Kraków|31-042
Warszawa|00-001,00-950`,
};
